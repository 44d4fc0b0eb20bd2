import { cancelPayment } from '@lectern/contracts/lending/payments/cancel-payment';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildFineEntry, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { createPaymentLibrary } from '../../../testing/payment-library.ts';
import type { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { balanceOf, listCharges } from '../circulation/ledger/charge-store.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';
import { postPayment, postWaiver } from '../circulation/ledger/post-credit.ts';
import { reverseCharge } from '../circulation/ledger/reverse-charge.ts';
import { POSTING_LISTENERS } from '../circulation/posting-listeners.ts';
import { lockPatron } from '../circulation/store/patron-store.ts';
import { watchPaymentsOf } from './watch-payments.ts';

/** `at` counts the orders or the fines of the story, the last first; there may be fewer. */
type Step =
  | { readonly step: 'fine'; readonly amount: number }
  | { readonly step: 'desk'; readonly amount: number }
  | { readonly step: 'waive' | 'reverse' | 'pay' | 'pay-late' | 'cancel'; readonly at: number }
  | { readonly step: 'begin'; readonly chosen: readonly number[] }
  | { readonly step: 'notices'; readonly at: readonly number[] }
  | { readonly step: 'refund'; readonly at: number; readonly amount: number }
  | { readonly step: 'wait'; readonly seconds: number }
  | { readonly step: 'provider'; readonly is: 'well' | 'away' | 'refusing' | 'losing' };

const at = fc.constantFrom(0, 0, 0, 1, 2);
const amount = fc.integer({ min: 1, max: 500 });
const chosen = fc.uniqueArray(fc.nat(2), { maxLength: 2 });
const wholePayment: fc.Arbitrary<Step[]> = fc
  .record({ chosen, doubled: fc.array(at, { minLength: 1, maxLength: 4 }), amount })
  .map((one) => [
    { step: 'fine', amount: 400 },
    { step: 'begin', chosen: one.chosen },
    { step: 'pay', at: 0 },
    { step: 'notices', at: one.doubled },
    { step: 'refund', at: 0, amount: one.amount },
  ]);
const oneStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ step: fc.constant('begin'), chosen }),
  fc.record({ step: fc.constant('notices'), at: fc.array(at, { minLength: 1, maxLength: 4 }) }),
  fc.record({ step: fc.constant('refund'), at, amount }),
  fc.record({ step: fc.constantFrom('fine', 'desk'), amount }),
  fc.record({ step: fc.constantFrom('pay', 'waive', 'reverse', 'cancel', 'pay-late'), at }),
  fc.record({ step: fc.constant('wait'), seconds: fc.constantFrom(6, 60, 200) }),
  fc.record({
    step: fc.constant('provider'),
    is: fc.constantFrom('well', 'well', 'away', 'refusing', 'losing'),
  }),
);
const stories = fc
  .array(
    fc.oneof(
      wholePayment,
      oneStep.map((step) => [step]),
      oneStep.map((step) => [step]),
    ),
    {
      minLength: 5,
      maxLength: 14,
    },
  )
  .map((parts) => parts.flat());

/** Stories that are always played, so that refunds and money after the end of an order are never left out. */
const FIXED: [Step[]][] = [
  [
    [
      { step: 'begin', chosen: [] },
      { step: 'cancel', at: 0 },
      { step: 'pay-late', at: 0 },
    ],
  ],
  [
    [
      { step: 'begin', chosen: [] },
      { step: 'pay', at: 0 },
      { step: 'notices', at: [0, 0, 0] },
      { step: 'provider', is: 'losing' },
      { step: 'refund', at: 0, amount: 100 },
      { step: 'refund', at: 0, amount: 100 },
    ],
  ],
  [
    [
      { step: 'begin', chosen: [] },
      { step: 'pay', at: 0 },
      { step: 'notices', at: [0] },
      { step: 'provider', is: 'losing' },
      { step: 'refund', at: 0, amount: 1 },
      { step: 'provider', is: 'refusing' },
      { step: 'wait', seconds: 6 },
    ],
  ],
];

describeOnBothDatabases('payments of random stories', 'ledger', (kind) => {
  let app: TestApp;
  let provider: ScriptedProvider;
  let staff: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    ({ app, provider } = await createPaymentLibrary(kind));
  });
  afterAll(() => app.close());

  it('reach the books once or go back, whatever is lost, doubled, refused and taken back', async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const patron = await buildPatron(app.deps.db);
        const reader = app.client({ token: await buildSession(app.deps.db, patron) });
        // A story takes hours: no session lasts for all of them.
        staff = app.client({
          token: await openStaffSession(app, ['payments.manage', 'payments.refund'], 'MAIN'),
        });
        let expected = 0;
        setProvider('well');
        for (const step of [{ step: 'fine', amount: 300 } as const, ...story]) {
          expected += await play(step, patron.id, reader);
        }
        setProvider('well');
        for (let round = 0; round < 6; round++) await wait(3700);
        const paidOnline = await checkOrders(patron.id);
        expect(await balanceOf(app.deps.db, TENANT, patron.id)).toBe(expected - paidOnline);
        expect(await checkLedger(app.deps.db)).toEqual([]);
      }),
      { numRuns: 25, examples: FIXED },
    );
    const reached = await app.deps.db.selectFrom('payment_order').select('state').distinct().execute();
    expect(reached.map(({ state }) => state)).toEqual(expect.arrayContaining(['late', 'paid']));
  });

  /** Plays a step and returns by how much it changes the debt; online payments are counted at the end. */
  async function play(step: Step, patronId: string, reader: ReturnType<TestApp['client']>): Promise<number> {
    const { db, clock } = app.deps;
    const orders = await ordersOf(patronId);
    const charges = await listCharges(db, TENANT, patronId);
    const numberAt = (place: number) => orders.at(-1 - place)?.number;
    switch (step.step) {
      case 'fine':
        await buildFineEntry(db, { patron_id: patronId, amount: step.amount });
        return step.amount;
      case 'begin': {
        const fineIds = step.chosen.flatMap((place) => charges.at(-1 - place)?.id ?? []);
        const chosen = charges.filter(({ id }) => fineIds.length === 0 || fineIds.includes(id));
        const open = chosen.reduce((sum, charge) => sum + charge.amount - charge.covered, 0);
        const wanted = { channel: 'alipay' as const, amount: Math.max(open, 1), fineIds };
        await refusedOrDone(reader.call(precreate, wanted));
        return 0;
      }
      case 'pay':
        provider.pay(numberAt(step.at) ?? '');
        return 0;
      case 'pay-late': {
        const number = numberAt(step.at) ?? '';
        const payment = provider.payments.get(number);
        if (payment?.state.state !== 'closed') return 0;
        payment.state = { state: 'open' };
        provider.pay(number);
        await notify(number);
        return 0;
      }
      case 'notices':
        await Promise.all(step.at.flatMap((place) => numberAt(place) ?? []).map(notify));
        return 0;
      case 'cancel':
        await refusedOrDone(reader.call(cancelPayment, { orderNo: numberAt(step.at) ?? 'none' }));
        return 0;
      case 'refund': {
        const refund = { orderNo: numberAt(step.at) ?? 'none', amount: step.amount, reason: 'Asked for' };
        await refusedOrDone(staff.call(refundOrder, refund));
        return 0;
      }
      case 'wait':
        await wait(step.seconds);
        return 0;
      case 'provider':
        setProvider(step.is);
        return 0;
      default:
        return inTransaction(db, async (tx) => {
          await lockPatron(tx, TENANT, patronId);
          const context = {
            tenantId: TENANT,
            policy: { currency: 'CNY' },
            listeners: POSTING_LISTENERS,
            now: clock.now().toISOString(),
          };
          if (step.step === 'desk') {
            await postPayment(tx, context, { patronId, amount: step.amount, method: 'cash' });
            return -step.amount;
          }
          const chargeId = charges.at(-1 - step.at)?.id ?? '';
          return step.step === 'waive'
            ? 0 - (await postWaiver(tx, context, { patronId, chargeIds: [chargeId], note: '' }))
            : 0 - (await reverseCharge(tx, context, { patronId, chargeId, note: '' }));
        });
    }
  }

  /**
   * Compares the orders of a reader with what the provider took and gave, and with the books. Returns what the library has of it, minor
   * units.
   */
  async function checkOrders(patronId: string): Promise<number> {
    const { db } = app.deps;
    let kept = 0;
    for (const order of await ordersOf(patronId)) {
      const postings = await db
        .selectFrom('ledger_posting')
        .select('amount')
        .where('tenant_id', '=', TENANT)
        .where('reference', '=', order.number)
        .execute();
      const refunds = await db
        .selectFrom('payment_refund')
        .selectAll()
        .where('tenant_id', '=', TENANT)
        .where('order_id', '=', order.id)
        .execute();
      const back = refunds.reduce((sum, { number }) => sum + (provider.refunds.get(number) ?? 0), 0);
      const given = refunds.filter(({ state }) => state === 'done').reduce((sum, one) => sum + one.amount, 0);
      expect(given).toBe(back);
      if (order.state === 'late') {
        expect([postings, back]).toEqual([[], order.amount]);
      } else if (provider.payments.get(order.number)?.state.state === 'paid') {
        expect(order).toMatchObject({ state: 'paid', look_at: null });
        expect(order.booked_at).not.toBeNull();
        expect(postings).toEqual([{ amount: order.amount }]);
        expect(back).toBeLessThanOrEqual(order.amount);
        kept += order.amount - back;
      } else {
        expect(order.state).toBe('closed');
        expect([postings, refunds]).toEqual([[], []]);
      }
      const reserved = await db
        .selectFrom('payment_entry')
        .select('fine_id')
        .where('tenant_id', '=', TENANT)
        .where('order_id', '=', order.id)
        .where('reserved', '=', 1)
        .execute();
      expect(reserved).toEqual([]);
    }
    return kept;
  }

  function ordersOf(patronId: string) {
    return app.deps.db
      .selectFrom('payment_order')
      .selectAll()
      .where('tenant_id', '=', TENANT)
      .where('patron_id', '=', patronId)
      .orderBy('id')
      .execute();
  }

  function notify(number: string) {
    return app.app.inject({ url: '/alpha/payments/notify/alipay', method: 'POST', payload: number });
  }

  function setProvider(is: 'well' | 'away' | 'refusing' | 'losing') {
    provider.isAway = is === 'away';
    provider.refuses = is === 'refusing';
    provider.loseAnswers(is === 'losing' ? 2 : 0);
  }

  async function wait(seconds: number) {
    app.clock.advance(seconds);
    const tenant = await app.deps.tenants.byId(TENANT);
    if (tenant) await watchPaymentsOf(app.deps, tenant);
  }
});

/** The call may be refused, with a code; it may not break. */
async function refusedOrDone(call: Promise<unknown>): Promise<void> {
  const failed = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failed !== undefined)
    expect(failed).toMatchObject({ code: expect.stringMatching(/^(?!INTERNAL)[A-Z_]+$/) });
}
