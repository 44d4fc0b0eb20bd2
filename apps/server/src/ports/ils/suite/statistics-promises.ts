import { describe, expect, it } from 'vitest';
import { type IlsWorld, lentItem, offered } from '../ils-world.ts';

/** Lent on 10 February, see addLoan. */
const BEFORE = '2026-02-01T00:00:00.000Z';
const AFTER = '2026-02-11T00:00:00.000Z';
const LATER = '2026-03-01T00:00:00.000Z';

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

    it('count the check-outs of each bib between two instants', async () => {
      const statistics = offered(given().ils.statistics);
      const once = await lentItem(given(), {});
      const twice = await lentItem(given(), {});
      const second = await given().addItem({ bibId: twice.item.bibId });
      await given().addLoan(twice.patron, second.id);
      const between = await statistics.borrowedBetween(BEFORE, AFTER);
      expect(new Map(between.map(({ bibId, loanCount }) => [bibId, loanCount]))).toEqual(
        new Map([
          [twice.item.bibId, 2],
          [once.item.bibId, 1],
        ]),
      );
      expect(await statistics.borrowedBetween(AFTER, LATER)).toEqual([]);
    });

    it('count the check-outs of one bib in spans of time, and know the first of all', async () => {
      const statistics = offered(given().ils.statistics);
      expect(await statistics.firstLoanAt()).toBeUndefined();
      const { item } = await lentItem(given(), {});
      const spans = [
        { from: BEFORE, to: AFTER },
        { from: AFTER, to: LATER },
      ];
      expect(await statistics.countLoansIn(item.bibId, spans)).toEqual([1, 0]);
      expect(await statistics.countLoansIn(await given().addBib(), spans)).toEqual([0, 0]);
      const first = await statistics.firstLoanAt();
      expect(first && first >= BEFORE && first < AFTER).toBe(true);
    });

    it('tell the check-outs of one bib with what their readers are', async () => {
      const statistics = offered(given().ils.statistics);
      const { item, patron } = await lentItem(given(), {});
      await lentItem(given(), {});
      const loans = await statistics.loansOfBib(item.bibId, BEFORE);
      expect(loans).toMatchObject([{ reader: { patronId: patron } }]);
      expect(await statistics.loansOfBib(item.bibId, AFTER)).toEqual([]);
    });

    it('count the check-outs of each reader, with the group that the reader is in', async () => {
      const statistics = offered(given().ils.statistics);
      const { patron } = await lentItem(given(), {});
      await lentItem(given(), {}, patron);
      const [reader, ...others] = await statistics.readersBetween(BEFORE, AFTER);
      expect(others).toEqual([]);
      expect(reader).toMatchObject({ patronId: patron, loanCount: 2 });
      expect(reader?.groupCode).not.toBe('');
      expect(await statistics.groupNames()).toBeInstanceOf(Map);
    });
  });
}
