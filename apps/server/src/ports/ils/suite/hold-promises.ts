import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities.ts';
import { type IlsWorld, offered } from '../ils-world.ts';

/** Places in queues. */
export function promiseHolds(given: () => IlsWorld, can: readonly Ability[]): void {
  describe('holds', () => {
    it('are counted for their patron alone', async () => {
      const holds = offered(given().ils.holds);
      const patron = await given().addPatron();
      await given().addHold({ bibId: await given().addBib() }, { patronId: patron });
      await given().addHold({ bibId: await given().addBib() });
      expect(await holds.count(patron)).toEqual({ ready: 0, waiting: 1 });
    });

    const isDated = can.includes('keptUntil');

    it('say what is kept for their patron, where and until when, first to expire first', async () => {
      const holds = offered(given().ils.holds);
      const patron = await given().addPatron();
      const [later, sooner] = [
        await given().addBib({ title: 'Later' }),
        await given().addBib({ title: 'Sooner' }),
      ];
      await given().addHold({ bibId: later }, { patronId: patron, readyUntil: '2026-03-09' });
      await given().addHold({ bibId: sooner }, { patronId: patron, readyUntil: '2026-03-05' });
      await given().addHold({ bibId: sooner }, { readyUntil: '2026-03-04' });
      await given().addHold({ bibId: await given().addBib() }, { patronId: patron });
      const ready = await holds.ready(patron);
      expect(ready.map(({ title }) => title).sort()).toEqual(['Later', 'Sooner']);
      if (!isDated) return;
      expect(ready).toMatchObject([
        { bibId: sooner, title: 'Sooner', pickupLibrary: 'MAIN', readyUntil: '2026-03-05' },
        { bibId: later, title: 'Later', pickupLibrary: 'MAIN', readyUntil: '2026-03-09' },
      ]);
    });
  });
}
