import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import { getCashReport } from '@lectern/contracts/counter/cash/get-cash-report';
import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildPatron } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { checkLedger } from '../../lending/circulation/ledger/check-ledger.ts';

const DIFFERENT = { counted: 9_900, sum: 10_000 };

describeOnBothDatabases('a cash drawer', 'ledger', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    await askForDrawers(true);
  });
  afterEach(async () => expect(await checkLedger(app.deps.db)).toEqual([]));
  afterAll(() => app.close());

  it('holds its float and what was taken and given back in cash, and no card payment', async () => {
    const desk = await newDesk();
    expect((await desk.call(getCashDrawer, {})).drawer).toBeNull();
    await expect(pay(desk, 300)).rejects.toMatchObject({ code: 'CASH_DRAWER_CLOSED' });
    await pay(desk, 250, 'card');
    await desk.call(openCashDrawer, { float: 10_000 });
    await pay(desk, 300);
    await pay(desk, 200, 'card');
    const { id: patronId } = await buildPatron(app.deps.db);
    const deposit = { patronId, fund: 'deposit', method: 'cash' } as const;
    await desk.call(moveFund, { ...deposit, way: 'in', amount: 5_000 });
    await desk.call(moveFund, { ...deposit, way: 'out', amount: 2_000 });
    const { drawer, entries } = await desk.call(getCashDrawer, {});
    expect(drawer).toMatchObject({
      libraryCode: 'MAIN',
      float: { amount: 10_000 },
      taken: { amount: 5_300 },
      givenBack: { amount: 2_000 },
      sum: { amount: 13_300 },
    });
    expect(entries.map(({ amount }) => amount.amount)).toEqual([-2_000, 5_000, 300]);
  });

  it('is closed with a count, and what differs is posted with a reason', async () => {
    const desk = await newDesk();
    await desk.call(openCashDrawer, { float: 10_000 });
    await expect(desk.call(openCashDrawer, { float: 1 })).rejects.toMatchObject({ code: 'CASH_DRAWER_OPEN' });
    await expect(desk.call(closeCashDrawer, DIFFERENT)).rejects.toMatchObject({
      code: 'CASH_REASON_REQUIRED',
      details: { difference: { amount: -100 } },
    });
    const closed = await desk.call(closeCashDrawer, { ...DIFFERENT, reason: 'Wrong change' });
    expect(closed).toMatchObject({ difference: { amount: -100 }, sum: { amount: 9_900 } });
    const posting = await app.deps.db
      .selectFrom('ledger_posting')
      .select(['patron_id', 'amount', 'note'])
      .where('tenant_id', '=', TENANT)
      .where('kind', '=', 'cash_difference')
      .executeTakeFirstOrThrow();
    expect(posting).toEqual({ patron_id: '', amount: 100, note: 'Wrong change' });
    expect((await desk.call(getCashDrawer, {})).drawer).toBeNull();
  });

  it('goes on to another member of the staff with the count as the float', async () => {
    const [desk, next] = [await newDesk(), await newDesk()];
    const reader = await newDesk(['payments.manage']);
    await desk.call(openCashDrawer, { float: 500 });
    const count = { counted: 500, sum: 500 };
    const handTo = await accountOf(next);
    await expect(desk.call(closeCashDrawer, { ...count, handTo: await lastAccount() })).rejects.toMatchObject(
      { code: 'STAFF_UNKNOWN' },
    );
    await desk.call(closeCashDrawer, { ...count, handTo });
    expect((await next.call(getCashDrawer, {})).drawer).toMatchObject({ float: { amount: 500 } });
    await pay(next, 70);
    const { drawers, ...day } = await reader.call(getCashReport, {});
    expect(drawers.length).toBeGreaterThan(1);
    expect(drawers.at(-1)).toMatchObject({ closedAt: null, taken: { amount: 70 } });
    expect(day.taken.amount).toBe(drawers.reduce((sum, { taken }) => sum + taken.amount, 0));
    expect((await reader.call(getCashReport, { day: '2020-01-01' })).drawers).toEqual([]);
  });

  it('stays open if the one who should get it has another', async () => {
    const [desk, next] = [await newDesk(), await newDesk()];
    const handTo = await accountOf(next);
    await desk.call(openCashDrawer, { float: 500 });
    await next.call(openCashDrawer, { float: 0 });
    const handOver = desk.call(closeCashDrawer, { counted: 600, sum: 500, reason: 'Found', handTo });
    await expect(handOver).rejects.toMatchObject({ code: 'CASH_DRAWER_OPEN' });
    expect((await desk.call(getCashDrawer, {})).drawer).toMatchObject({ difference: { amount: 0 } });
  });

  it('loses no payment that is taken while it is being closed', async () => {
    const desk = await newDesk();
    await desk.call(openCashDrawer, { float: 0 });
    const outcomes = await Promise.allSettled([
      pay(desk, 100),
      desk.call(closeCashDrawer, { counted: 0, sum: 0 }),
    ]);
    const codes = outcomes.map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : '',
    );
    expect([
      ['', 'AMOUNT_CHANGED'],
      ['CASH_DRAWER_CLOSED', ''],
    ]).toContainEqual(codes);
  });

  it('sums to its float and its entries, whatever is taken, given back and counted', async () => {
    const step = fc.tuple(fc.constantFrom('pay', 'in', 'out', 'count'), fc.integer({ min: 1, max: 900 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const desk = await newDesk();
        const { id: patronId } = await buildPatron(app.deps.db);
        const fund = { patronId, fund: 'prepayment', method: 'cash' } as const;
        let [inIt, kept] = [1_000, 0];
        await desk.call(openCashDrawer, { float: inIt });
        for (const [act, amount] of steps) {
          if (act === 'pay') await pay(desk, amount);
          if (act === 'in') await desk.call(moveFund, { ...fund, way: 'in', amount });
          if (act === 'out' && kept >= amount) await desk.call(moveFund, { ...fund, way: 'out', amount });
          if (act === 'in') kept += amount;
          if (act === 'pay' || act === 'in') inIt += amount;
          if (act === 'out' && kept >= amount) [inIt, kept] = [inIt - amount, kept - amount];
          if (act === 'count') {
            await desk.call(closeCashDrawer, { counted: amount, sum: inIt, reason: 'Counted' });
            await desk.call(openCashDrawer, { float: amount });
            inIt = amount;
          }
          expect((await desk.call(getCashDrawer, {})).drawer?.sum.amount).toBe(inIt);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is not needed for cash to be in the cash of its day, where the library asks for none', async () => {
    await askForDrawers(false);
    try {
      app.clock.set('2026-03-05T02:00:00.000Z');
      const desk = await newDesk();
      const reader = await newDesk(['payments.manage']);
      await pay(desk, 300);
      await pay(desk, 200, 'card');
      const { id: patronId } = await buildPatron(app.deps.db);
      const deposit = { patronId, fund: 'deposit', method: 'cash' } as const;
      await desk.call(moveFund, { ...deposit, way: 'in', amount: 5_000 });
      await desk.call(moveFund, { ...deposit, way: 'out', amount: 2_000 });
      await desk.call(openCashDrawer, { float: 0 });
      await pay(desk, 70);
      const { drawers, ...day } = await reader.call(getCashReport, {});
      expect(day).toMatchObject({
        taken: { amount: 5_370 },
        givenBack: { amount: 2_000 },
        withoutDrawer: { taken: { amount: 5_300 }, givenBack: { amount: 2_000 } },
      });
      expect(drawers.at(-1)?.taken.amount).toBe(70);
      const before = await reader.call(getCashReport, { day: '2026-03-04' });
      expect(before.withoutDrawer).toMatchObject({ taken: { amount: 0 }, givenBack: { amount: 0 } });
    } finally {
      await askForDrawers(true);
    }
  });

  type Desk = ReturnType<TestApp['client']>;

  async function askForDrawers(cashDrawers: boolean) {
    const settings = testSettings('alpha');
    const desk = { ...settings.policy.desk, cashDrawers };
    await putSettings(app, { ...settings, policy: { ...settings.policy, desk } });
    await app.deps.tenants.refresh();
  }

  async function newDesk(permissions: Parameters<typeof openStaffSession>[1] = ['circulation.desk']) {
    return app.client({ token: await openStaffSession(app, permissions, 'MAIN') });
  }

  async function pay(desk: Desk, amount: number, method: 'cash' | 'card' = 'cash') {
    const { id: patronId } = await buildPatron(app.deps.db);
    const { behaviourDetlId } = await desk.call(chargeReader, { patronId, amount, reason: 'New card' });
    return desk.call(payBehaviours, { patronId, behaviourDetlIds: [behaviourDetlId], amount, method });
  }

  /** The account of a member of the staff, who opens a drawer and closes it to be known. */
  async function accountOf(desk: Desk): Promise<string> {
    const { holder } = await desk.call(openCashDrawer, { float: 0 });
    await desk.call(closeCashDrawer, { counted: 0, sum: 0 });
    const row = app.deps.db.selectFrom('staff_member').select('account').where('id', '=', holder.staffId);
    return (await row.executeTakeFirstOrThrow()).account;
  }

  async function lastAccount(): Promise<string> {
    const row = app.deps.db.selectFrom('staff_member').select('account').orderBy('id', 'desc');
    return (await row.executeTakeFirstOrThrow()).account;
  }
});
