import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { declareLost } from '@lectern/contracts/counter/desk/declare-lost';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { explainRule } from '@lectern/contracts/lending/rules/explain-rule';
import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { removeAmnesty } from '@lectern/contracts/lending/rules/remove-amnesty';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';

const RULE = {
  itemType: 'book',
  loanable: true,
  loanDays: 30,
  loanHours: null,
  renewDays: 30,
  maxRenewals: 1,
  maxLoans: null,
  finePerDay: 100,
  finePerHour: null,
  fineCap: 1000,
  grace: 2,
  closedDaysCost: false,
  lostPrice: 4500,
  lostHandling: 300,
};

describeOnEachDatabase('fine rules', (kind) => {
  let app: TestApp;
  let staff: ReturnType<TestApp['client']>;
  let group = 0;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    const both = ['circulation.desk', 'circulation.rules'] as const;
    staff = app.client({ token: await openStaffSession(app, both, 'MAIN') });
  });
  afterAll(async () => {
    expect(await checkLedger(app.deps.db)).toEqual([]);
    await app.close();
  });

  /** A reader of a new group, whose rule is RULE, with loans that were due on days of February and March 2026; today is March 2. */
  async function readerWith({ due, cap = null }: { due: readonly string[]; cap?: number | null }) {
    const { db } = app.deps;
    app.clock.set('2026-03-02T02:00:00.000Z');
    const patronGroup = `group-${group++}`;
    const patron = await buildPatron(db, { patron_group: patronGroup });
    await staff.call(putPatronGroup, {
      code: patronGroup,
      names: { 'en-US': 'Group' },
      maxLoans: null,
      fineCap: cap,
    });
    await staff.call(putRule, { ...RULE, patronGroup });
    const items = [];
    for (const due_date of due) {
      const item = await buildItem(db);
      const loan = await buildLoan(db, {
        patron_id: patron.id,
        item_id: item.id,
        bib_id: item.bib_id,
        due_date,
      });
      items.push({ ...item, loanId: loan.id });
    }
    const reader = app.client({ token: await buildSession(db, patron) });
    const growing = async () =>
      (await reader.call(listLoans, {})).loans.map(({ overdueFine }) => overdueFine.amount);
    return { patron, reader, items, growing };
  }

  it('leave the days of the grace free, and are posted once', async () => {
    const { reader, items, growing } = await readerWith({ due: ['2026-02-25'] });
    expect(await growing()).toEqual([300]);
    expect(await staff.call(checkIn, { barcode: items[0]!.barcode })).toMatchObject({
      finePosted: { amount: 300 },
    });
    await staff.call(checkIn, { barcode: items[0]!.barcode });
    expect(await reader.call(getAmountOwed, {})).toMatchObject({
      owed: { amount: 300 },
      accruing: { amount: 0 },
    });
  });

  it('cap what a reader owes for overdue loans, whichever copy comes back first', async () => {
    const { reader, items, growing } = await readerWith({ due: ['2026-02-20', '2026-02-23'], cap: 1000 });
    expect(await growing()).toEqual([800, 200]);
    await staff.call(checkIn, { barcode: items[1]!.barcode });
    expect(await growing()).toEqual([800]);
    await staff.call(checkIn, { barcode: items[0]!.barcode });
    expect(await reader.call(getAmountOwed, {})).toMatchObject({ owed: { amount: 1000 } });
  });

  it('forgive what comes back in an amnesty, and grow on without its days after it', async () => {
    const amnesty = await staff.call(putAmnesty, {
      firstDay: '2026-03-02',
      lastDay: '2026-03-03',
      covers: 'returns',
      note: 'Readers week',
    });
    expect((await staff.call(getRules, {})).amnesties).toEqual([amnesty]);
    const { patron, items, growing } = await readerWith({ due: ['2026-02-25', '2026-02-26'] });
    expect(await growing()).toEqual([0, 0]);
    expect(
      await staff.call(explainRule, { reader: patron.primary_id, barcode: items[1]!.barcode }),
    ).toMatchObject({ amnesty, rule: { grace: 2 }, fineCapOfReader: null });
    expect(await staff.call(checkIn, { barcode: items[0]!.barcode })).toMatchObject({
      finePosted: { amount: 0 },
    });
    app.clock.set('2026-03-04T02:00:00.000Z');
    expect(await growing()).toEqual([200]);
    await staff.call(removeAmnesty, { id: amnesty.id });
    expect(await growing()).toEqual([400]);
    await expect(staff.call(removeAmnesty, { id: amnesty.id })).rejects.toMatchObject({
      code: 'AMNESTY_UNKNOWN',
    });
  });

  it('refuse an amnesty that ends before it begins', async () => {
    await expect(
      staff.call(putAmnesty, {
        firstDay: '2026-03-04',
        lastDay: '2026-03-03',
        covers: 'days',
        note: 'Wrong',
      }),
    ).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('say what a lost copy of the type costs', async () => {
    const { items } = await readerWith({ due: ['2026-03-20'] });
    expect(await staff.call(declareLost, { loanId: items[0]!.loanId })).toMatchObject({
      charged: { amount: 4800 },
    });
  });
});
