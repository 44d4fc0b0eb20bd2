import { describe, expect, it } from 'vitest';
import { type IlsWorld, lentItem, offered } from '../ils-world.ts';

/** The items of many bibs at once. */
export function promiseShelves(given: () => IlsWorld): void {
  describe('items of many bibs', () => {
    it('say what can be borrowed, what can be read in the library and what is away, as availability counts it', async () => {
      const shelves = offered(given().ils.shelves);
      const { item: lent } = await lentItem(given(), {});
      const { bibId } = lent;
      const free = await given().addItem({ bibId, libraryCode: 'SOUTH', callNumber: 'A2' });
      const reference = await given().addItem({ bibId, referenceLocation: true });
      const notForLoan = await given().addItem({ bibId, itemType: 'not-for-loan' });
      const missing = await given().addItem({ bibId, status: 'missing' });
      await given().addItem({ bibId, status: 'withdrawn' });
      const bare = await given().addBib();
      const answer = await shelves.itemsOf([bibId, bare]);
      expect([...answer.keys()]).toEqual([bibId]);
      const items = answer.get(bibId) ?? [];
      expect(new Map(items.map((item) => [item.barcode, item.availability]))).toEqual(
        new Map([
          [lent.barcode, 'unavailable'],
          [free.barcode, 'loanable'],
          [reference.barcode, 'in_library'],
          [notForLoan.barcode, 'in_library'],
          [missing.barcode, 'unavailable'],
        ]),
      );
      expect(items.find(({ barcode }) => barcode === free.barcode)).toMatchObject({
        libraryCode: 'SOUTH',
        callNumber: 'A2',
      });
      const counts = (await given().ils.availability([bibId])).get(bibId);
      const withState = (state: string) => items.filter((item) => item.availability === state).length;
      expect(withState('loanable')).toBe(counts?.loanableCount);
      expect(withState('loanable') + withState('in_library')).toBe(counts?.onShelfCount);
    });
  });
}
