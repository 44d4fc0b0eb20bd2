import { describe, expect, it } from 'vitest';
import { type IlsWorld, offered } from '../ils-world.ts';

/** Places in queues. */
export function promiseHolds(given: () => IlsWorld): void {
  describe('holds', () => {
    it('are counted for their patron alone', async () => {
      const holds = offered(given().ils.holds);
      const patron = await given().addPatron();
      await given().addHold({ bibId: await given().addBib() }, { patronId: patron });
      await given().addHold({ bibId: await given().addBib() });
      expect(await holds.count(patron)).toEqual({ ready: 0, waiting: 1 });
    });
  });
}
