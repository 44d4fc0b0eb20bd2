import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities.ts';
import { expectCode, type IlsWorld, offered } from '../ils-world.ts';

/** The account. */
export function promiseAccount(given: () => IlsWorld, can: readonly Ability[]): void {
  describe('account', () => {
    it('refuses with PATRON_NOT_FOUND for a reader it does not know', async () => {
      await expectCode(given().ils.patronAccount('nobody'), 'PATRON_NOT_FOUND');
    });

    it('counts loans and debts as they are today', async () => {
      const patron = await given().addPatron({ groupMaxLoans: 20 });
      const { id: overdue } = await given().addItem();
      const { id: dueSoon } = await given().addItem();
      await given().addLoan(patron, overdue, { dueDate: '2026-02-27' });
      await given().addLoan(patron, dueSoon, { dueDate: '2026-03-05' });
      await given().addDebt(patron, 450);
      const account = await given().ils.patronAccount(patron);
      expect(account).toMatchObject({
        blocks: [],
        loanCount: 2,
        ...(can.includes('loanLimit') && { loanLimit: 20 }),
        overdueCount: 1,
        dueSoonCount: 1,
        currency: 'CNY',
      });
      if (can.includes('growingFines')) expect(account).toMatchObject({ owed: 450, accruing: 30 });
      // A system that tells one sum may leave out what still grows.
      else expect([450, 480]).toContain(account.owed);
    });

    it('tells the number under which a library owns a copy, of items and of loans', async () => {
      const patron = await given().addPatron();
      const owned = await given().addItem({ inventoryNumber: 'INV-2026-7' });
      const bare = await given().addItem({ bibId: owned.bibId });
      await given().addLoan(patron, owned.id, { dueDate: '2026-03-10' });
      await given().addLoan(patron, bare.id, { dueDate: '2026-03-11' });
      const numbersOf = (copies: readonly { barcode: string; inventoryNumber?: string }[]) =>
        new Map(copies.map(({ barcode, inventoryNumber }) => [barcode, inventoryNumber]));
      const expected = new Map([
        [owned.barcode, 'INV-2026-7'],
        [bare.barcode, undefined],
      ]);
      expect(numbersOf(await given().ils.items(owned.bibId))).toEqual(expected);
      expect(numbersOf(await given().ils.loans(patron))).toEqual(expected);
    });

    it('lists open fines', async () => {
      const patron = await given().addPatron();
      await given().addDebt(patron, 450);
      const open = await given().ils.openFines(patron);
      expect(open.map(({ amount }) => amount)).toEqual([450]);
    });
  });
}

/** What may be borrowed. */
export function promiseLoanRules(given: () => IlsWorld): void {
  describe('loan rules', () => {
    it('tells what may be borrowed, for each item type', async () => {
      const rules = await offered(given().ils.loanRules)(await given().addPatron());
      expect(rules.find((rule) => rule.itemType === 'book')).toMatchObject({
        loanable: true,
        loanDays: 30,
        renewDays: 30,
        maxRenewals: 3,
        finePerDay: 10,
        fineCap: 2000,
      });
    });
  });
}

/** Loans that ended. */
export function promisePastLoans(given: () => IlsWorld): void {
  describe('past loans', () => {
    it('answers a page of them, last returned first, by days of return and words of the title in any script', async () => {
      const patron = await given().addPatron();
      const titles = ['红楼梦', '三国演义', 'The Story of the Stone'];
      for (const [place, title] of titles.entries()) {
        const { id } = await given().addItem({ bibId: await given().addBib({ title }) });
        await given().addLoan(patron, id, { returnedOn: `2026-02-2${place}` });
      }
      const past = async (filter: object) => {
        const { total, loans } = await offered(given().ils.pastLoans)(patron, {
          offset: 0,
          limit: 10,
          ...filter,
        });
        return [total, ...loans.map((loan) => loan.title)];
      };
      expect(await past({})).toEqual([3, 'The Story of the Stone', '三国演义', '红楼梦']);
      expect(await past({ offset: 1, limit: 1 })).toEqual([3, '三国演义']);
      expect(await past({ oldestFirst: true, limit: 2 })).toEqual([3, '红楼梦', '三国演义']);
      expect(await past({ oldestFirst: true, words: 'o' })).toEqual([1, 'The Story of the Stone']);
      expect(await past({ from: '2026-02-21', to: '2026-02-21' })).toEqual([1, '三国演义']);
      expect(await past({ words: '紅樓' })).toEqual([1, '红楼梦']);
      expect(await past({ words: 'STORY of' })).toEqual([1, 'The Story of the Stone']);
      expect(await past({ words: '%' })).toEqual([0]);
    });
  });
}
