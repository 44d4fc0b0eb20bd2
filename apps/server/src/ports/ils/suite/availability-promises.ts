import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities.ts';
import type { IlsWorld } from '../ils-world.ts';

/** Availability. */
export function promiseAvailability(given: () => IlsWorld, can: readonly Ability[]): void {
  describe('availability', () => {
    it('answers for every bib asked for, also for those without items', async () => {
      const bibId = await given().addBib();
      const availability = await given().ils.availability([bibId]);
      expect(availability.get(bibId)).toEqual({
        itemCount: 0,
        onShelfCount: 0,
        loanableCount: 0,
        otherPlaces: 0,
        waiting: 0,
      });
    });

    it('names a place where an item is on shelf before one where all are out', async () => {
      const bibId = await given().addBib();
      const out = await given().addItem({ bibId, libraryCode: 'MAIN', callNumber: 'A1' });
      await given().addLoan(await given().addPatron(), out.id);
      await given().addItem({ bibId, libraryCode: 'SOUTH', callNumber: 'A2' });
      const availability = await given().ils.availability([bibId]);
      expect(availability.get(bibId)).toMatchObject({
        itemCount: 2,
        onShelfCount: 1,
        nearest: { libraryCode: 'SOUTH', callNumber: 'A2' },
        otherPlaces: 1,
      });
      expect(availability.get(bibId)?.earliestDue).toBeUndefined();
    });

    it('says when the first comes back, and how many wait, when all are out', async () => {
      const bibId = await given().addBib();
      const patron = await given().addPatron();
      const [first, second] = [await given().addItem({ bibId }), await given().addItem({ bibId })];
      await given().addLoan(patron, first.id, { dueDate: '2026-03-20' });
      await given().addLoan(patron, second.id, { dueDate: '2026-03-09' });
      await given().addHold({ bibId });
      const availability = await given().ils.availability([bibId]);
      expect(availability.get(bibId)).toMatchObject({
        onShelfCount: 0,
        earliestDue: '2026-03-09',
        waiting: 1,
      });
    });

    it('counts what stands on reference shelves as on shelf, missing items not, withdrawn ones not at all', async () => {
      const bibId = await given().addBib();
      await given().addItem({ bibId, referenceLocation: true });
      await given().addItem({ bibId, status: 'missing' });
      await given().addItem({ bibId, status: 'withdrawn' });
      const availability = await given().ils.availability([bibId]);
      expect(availability.get(bibId)).toMatchObject({ itemCount: 2, onShelfCount: 1, loanableCount: 0 });
      const statuses = (await given().ils.items(bibId)).map((item) => item.status);
      expect(statuses.sort()).toEqual(['missing', 'reference']);
    });

    it.runIf(can.includes('useOfItems'))(
      'counts as loanable only what somebody may borrow, and leads there first',
      async () => {
        const bibId = await given().addBib();
        await given().addItem({ bibId, libraryCode: 'MAIN', itemType: 'not-for-loan', callNumber: 'A1' });
        await given().addItem({ bibId, libraryCode: 'MAIN', referenceLocation: true, callNumber: 'A2' });
        const free = await given().addItem({ bibId, libraryCode: 'SOUTH', callNumber: 'A3' });
        const ofBib = async () => (await given().ils.availability([bibId])).get(bibId);
        expect(await ofBib()).toMatchObject({
          itemCount: 3,
          onShelfCount: 3,
          loanableCount: 1,
          nearest: { libraryCode: 'SOUTH', callNumber: 'A3' },
        });
        const statuses = (await given().ils.items(bibId)).map((item) => item.status);
        expect(statuses.sort()).toEqual(['available', 'reference', 'reference']);
        await given().addLoan(await given().addPatron(), free.id, { dueDate: '2026-03-12' });
        expect(await ofBib()).toMatchObject({
          onShelfCount: 2,
          loanableCount: 0,
          nearest: { libraryCode: 'MAIN' },
          earliestDue: '2026-03-12',
        });
      },
    );
  });
}
