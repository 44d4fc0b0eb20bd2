import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoanRule, buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { localIls } from '../../../testing/local-systems.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putWeek } from '../../collection/vocabulary/hours/stored-opening-hours.ts';

describeOnEachDatabase('a loan for hours', (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
    const { db } = test.deps;
    await buildLibrary(db, { code: 'MAIN' });
    const week = new Map([1, 2, 3, 4, 5].map((day) => [day, [{ opens: 8 * 60, closes: 18 * 60 }]]));
    await db.transaction().execute((tx) => putWeek(tx, '1001', 'MAIN', week));
    await buildLoanRule(db, {
      item_type: 'reserve',
      loan_hours: 3,
      fine_per_day: 0,
      fine_per_hour: 100,
      fine_cap: 550,
      max_renewals: 1,
    });
  });
  afterAll(() => test.close());

  /** Lent at ten in the morning in Shanghai. */
  async function lent() {
    const { db } = test.deps;
    test.clock.set('2026-03-02T02:00:00.000Z');
    const patron = await buildPatron(db);
    const bib = await buildBib(db);
    const item = await buildItem(db, { bib_id: bib.id, item_type: 'reserve' });
    const desk = localIls({ db, clock: test.clock }).desk;
    await desk.checkOut({ patronId: patron.id, barcode: item.barcode, libraryCode: 'MAIN' });
    const reader = await test.signedIn(patron);
    const loan = async () => (await reader.call(listLoans, {})).loans[0]!;
    return { reader, desk, bib, item, loan };
  }

  it('is due at its hour, and items say so', async () => {
    const { loan, bib } = await lent();
    expect(await loan()).toMatchObject({
      normReturnDate: '2026-03-02',
      dueTime: '13:00',
      daysLeft: 0,
      overdue: false,
    });
    const { items } = await test.client().call(listItems, { recordId: bib.id });
    expect(items).toMatchObject([{ status: 'on_loan', dueDate: '2026-03-02', dueTime: '13:00' }]);
  });

  it('is overdue from its hour on, and costs by the open hour up to the cap', async () => {
    const { loan, reader } = await lent();
    test.clock.set('2026-03-02T05:00:00.000Z');
    expect(await loan()).toMatchObject({ overdue: false, overdueFine: { amount: 0 } });
    test.clock.set('2026-03-02T05:00:01.000Z');
    expect(await loan()).toMatchObject({ overdue: true, daysLeft: 0, overdueFine: { amount: 100 } });
    expect(await reader.call(getPatron, {})).toMatchObject({ overdueCount: 1, dueSoonCount: 0 });
    test.clock.set('2026-03-02T14:00:00.000Z');
    expect(await loan()).toMatchObject({ overdueFine: { amount: 500 } });
    test.clock.set('2026-03-03T03:00:00.000Z');
    expect(await loan()).toMatchObject({ overdueFine: { amount: 550 } });
  });

  it('posts at its return what it cost until then', async () => {
    const { desk, item } = await lent();
    test.clock.set('2026-03-02T06:30:00.000Z');
    expect(await desk.checkIn({ barcode: item.barcode, libraryCode: 'MAIN' })).toMatchObject({
      finePosted: 200,
    });
  });

  it('is renewed for hours from now, until the library opens again', async () => {
    const { loan, reader } = await lent();
    const { loanId } = await loan();
    test.clock.set('2026-03-02T04:30:00.000Z');
    const { results } = await reader.call(renewLoans, { loanIds: [loanId] });
    expect(results).toMatchObject([{ renewed: true, normReturnDate: '2026-03-02', dueTime: '15:30' }]);
    expect(await loan()).toMatchObject({ dueTime: '15:30', renewCount: 1, canRenew: false });
  });

  it('is told among the rules', async () => {
    const { reader } = await lent();
    const { rules } = await reader.call(listLoanRules, {});
    expect(rules.find(({ itemType }) => itemType === 'reserve')).toMatchObject({
      loanHours: 3,
      finePerHour: { amount: 100, currency: 'CNY' },
    });
    expect(rules.find(({ itemType }) => itemType === 'book')).toMatchObject({
      loanHours: null,
      finePerHour: null,
    });
  });
});
