import { describe, expect, it } from 'vitest';
import { type IlsWorld, lentItem, offered } from '../ils-world.ts';

/** Lent on 10 February, see addLoan. */
const BEFORE = '2026-02-01T00:00:00.000Z';
const AFTER = '2026-02-11T00:00:00.000Z';

/** What is borrowed how often. */
export function promiseStatistics(given: () => IlsWorld): void {
  describe('statistics', () => {
    it('count check-outs since an instant, returned or not, and leave out what nobody borrowed', async () => {
      const statistics = offered(given().ils.statistics);
      const { item, patron } = await lentItem(given(), {});
      const second = await given().addItem({ bibId: item.bibId });
      await given().addLoan(patron, second.id, { returnedOn: '2026-02-20' });
      const never = await given().addBib();
      const asked = [item.bibId, never];
      expect([...(await statistics.countLoans(asked, BEFORE))]).toEqual([[item.bibId, 2]]);
      expect([...(await statistics.countLoans(asked, AFTER))]).toEqual([]);
    });

    it('name the bibs with most check-outs, most first', async () => {
      const statistics = offered(given().ils.statistics);
      const once = await lentItem(given(), {});
      const twice = await lentItem(given(), {});
      const second = await given().addItem({ bibId: twice.item.bibId });
      await given().addLoan(twice.patron, second.id);
      expect(await statistics.mostBorrowed(BEFORE, 10)).toEqual([
        { bibId: twice.item.bibId, loanCount: 2 },
        { bibId: once.item.bibId, loanCount: 1 },
      ]);
      expect(await statistics.mostBorrowed(BEFORE, 1)).toHaveLength(1);
      expect(await statistics.mostBorrowed(AFTER, 10)).toEqual([]);
    });
  });
}
