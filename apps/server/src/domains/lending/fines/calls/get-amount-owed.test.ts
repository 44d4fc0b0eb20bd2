import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getNeedsAction } from '@lectern/contracts/shelf/home/get-needs-action';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildClosedDays,
  buildFineEntry,
  buildLoan,
  buildPatron,
  buildSession,
} from '../../../../testing/builders.ts';
import { buildItem } from '../../../../testing/catalogue-builders.ts';
import { deskOf } from '../../../../testing/local-systems.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

describeOnEachDatabase('the amount owed', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ kind });
    // A Saturday and a Sunday before the day on which the clock stands.
    await buildClosedDays(test.deps.db, ['2026-02-28', '2026-03-01']);
  });
  afterAll(() => test.close());

  const cny = (amount: number) => ({ amount, currency: 'CNY' });

  it('is what was posted less what was paid, and what overdue loans cost on open days so far', async () => {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const client = test.client({ token: await buildSession(db, patron) });
    const fine = await buildFineEntry(db, { patron_id: patron.id, amount: 800 });
    await buildFineEntry(db, { patron_id: patron.id, amount: -300, kind: 'payment' });
    const item = await buildItem(db);
    const loan = await buildLoan(db, { patron_id: patron.id, item_id: item.id, due_date: '2026-02-26' });
    // The 27th and the 2nd: two of four days.
    expect(await client.call(getAmountOwed, {})).toEqual({
      owed: cny(500),
      accruing: cny(20),
      total: cny(520),
      totalDecimal: '5.20',
      fines: [{ fineId: fine.id, kind: 'overdue', kindName: 'Overdue', title: '', amount: cny(500) }],
    });
    await client.call(renewLoans, { loanIds: [loan.id] });
    expect(await client.call(getAmountOwed, {})).toMatchObject({
      owed: cny(520),
      accruing: cny(0),
      total: cny(520),
      fines: [{ fineId: fine.id }, { kind: 'overdue', title: expect.stringMatching(/./), amount: cny(20) }],
    });
  });

  it('is the same sum on every page and for machines: owed is what can be paid, accruing what still grows', async () => {
    const { db } = test.deps;
    const desk = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.boolean(),
        async (fines, paid, isOverdue) => {
          const patron = await buildPatron(db);
          const reader = test.client({ token: await buildSession(db, patron) });
          for (const amount of fines) await buildFineEntry(db, { patron_id: patron.id, amount });
          if (paid > 0) await buildFineEntry(db, { patron_id: patron.id, amount: -paid, kind: 'payment' });
          if (isOverdue) await buildLoan(db, { patron_id: patron.id, due_date: '2026-02-26' });
          const account = await reader.call(getAmountOwed, {});
          const sums = { owed: account.owed, accruing: account.accruing };
          const payable = Math.max(0, account.owed.amount);
          expect(account.owed.amount).toBe(fines.reduce((sum, fine) => sum + fine, 0 - paid));
          expect(account.accruing.amount).toBe(isOverdue ? 20 : 0);
          expect(account.fines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(payable);
          expect(await reader.call(getPatron, {})).toMatchObject(sums);
          expect(await desk.call(getDeskReader, { patronId: patron.id })).toMatchObject(sums);
          const { matters } = await reader.call(getNeedsAction, {});
          const owed = matters.find(({ kind }) => kind === 'owed');
          expect(owed?.amount ?? cny(0)).toEqual(cny(payable));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('grows from day to day up to the cap of the loan, and stays when it comes back', async () => {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const client = test.client({ token: await buildSession(db, patron) });
    const item = await buildItem(db);
    await buildLoan(db, { patron_id: patron.id, item_id: item.id, due_date: '2026-02-27' });
    const totals: number[] = [];
    for (const instant of ['2026-03-02T02:00:00Z', '2026-03-03T02:00:00Z', '2027-03-02T02:00:00Z']) {
      test.clock.set(instant);
      totals.push((await client.call(getAmountOwed, {})).total.amount);
    }
    expect(totals).toEqual([10, 20, 2000]);
    await deskOf(await test.deps.ils.ofId('1001')).checkIn({ barcode: item.barcode, libraryCode: 'MAIN' });
    expect(await client.call(getAmountOwed, {})).toMatchObject({ owed: cny(2000), accruing: cny(0) });
  });
});
