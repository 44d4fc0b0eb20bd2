import { describe, expect, it } from 'vitest';
import { type IlsWorld, lentItem, offered } from '../ils-world.ts';

/** The items of many bibs at once. */
export function promiseShelves(given: () => IlsWorld): void {
  describe('items of many bibs', () => {
    it('say what stands on a shelf, also a reference shelf, as availability counts it', async () => {
      const shelves = offered(given().ils.shelves);
      const { item: lent } = await lentItem(given(), {});
      const { bibId } = lent;
      const free = await given().addItem({ bibId, libraryCode: 'SOUTH', callNumber: 'A2' });
      const reference = await given().addItem({ bibId, referenceLocation: true });
      const missing = await given().addItem({ bibId, status: 'missing' });
      await given().addItem({ bibId, status: 'withdrawn' });
      const bare = await given().addBib();
      const answer = await shelves.itemsOf([bibId, bare]);
      expect([...answer.keys()]).toEqual([bibId]);
      const items = answer.get(bibId) ?? [];
      expect(new Map(items.map(({ barcode, onShelf }) => [barcode, onShelf]))).toEqual(
        new Map([
          [lent.barcode, false],
          [free.barcode, true],
          [reference.barcode, true],
          [missing.barcode, false],
        ]),
      );
      expect(items.find(({ barcode }) => barcode === free.barcode)).toMatchObject({
        libraryCode: 'SOUTH',
        callNumber: 'A2',
      });
      const availability = await given().ils.availability([bibId]);
      expect(items.filter(({ onShelf }) => onShelf)).toHaveLength(availability.get(bibId)?.onShelfCount ?? 0);
    });
  });
}
