import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { cancelPayment } from '@lectern/contracts/lending/payments/cancel-payment';
import { createOrder } from '@lectern/contracts/lending/payments/create-order';
import { decideRefund } from '@lectern/contracts/lending/payments/decide-refund';
import { getOrderStatus } from '@lectern/contracts/lending/payments/get-order-status';
import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import { getSandboxPayment } from '@lectern/contracts/lending/payments/get-sandbox-payment';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { listOrders } from '@lectern/contracts/lending/payments/list-orders';
import { payInSandbox } from '@lectern/contracts/lending/payments/pay-in-sandbox';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { watchPayment } from '@lectern/contracts/lending/payments/watch-payment';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildFineEntry, buildPatron, buildSession } from '../../../testing/builders.ts';
import { createPaymentLibrary } from '../../../testing/payment-library.ts';
import type { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';
import { watchPaymentsOf } from './watch-payments.ts';

describeOnEachDatabase('online payments', (kind) => {
  let app: TestApp;
  let provider: ScriptedProvider;
  let staff: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    ({ app, provider } = await createPaymentLibrary(kind));
    const permissions = ['payments.manage', 'payments.refund'] as const;
    staff = app.client({ token: await openStaffSession(app, permissions, 'MAIN') });
  });
  beforeEach(() => {
    provider.isAway = false;
    provider.refuses = false;
    provider.loseAnswers(0);
  });
  afterAll(async () => {
    expect(await checkLedger(app.deps.db)).toEqual([]);
    await app.close();
  });

  async function newDebtor(...amounts: readonly number[]) {
    const patron = await buildPatron(app.deps.db);
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    const fines: string[] = [];
    for (const amount of amounts)
      fines.push((await buildFineEntry(app.deps.db, { patron_id: patron.id, amount })).id);
    const owed = async () => (await reader.call(getAmountOwed, {})).owed.amount;
    const statusOf = (orderNo: string) => reader.call(getPayStatus, { orderNo });
    return { patron, reader, fines, owed, statusOf };
  }

  const begin = (reader: ReturnType<TestApp['client']>, amount: number, fineIds: readonly string[] = []) =>
    reader.call(precreate, { channel: 'alipay', amount, fineIds: [...fineIds] });

  const notify = (number: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      url: '/alpha/payments/notify/alipay',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      payload: number,
    });

  async function watch(seconds = 0) {
    app.clock.advance(seconds);
    const tenant = await app.deps.tenants.byId('1001');
    if (tenant) await watchPaymentsOf(app.deps, tenant);
  }

  it('offer the channels that the library has set up', async () => {
    const { reader } = await newDebtor();
    const { methods } = await reader.call(getPayMethods, {});
    expect(methods.map(({ channel, sandbox }) => ({ channel, sandbox }))).toEqual([
      { channel: 'sandbox', sandbox: true },
      { channel: 'alipay', sandbox: false },
    ]);
  });

  it('pay chosen fines in the sandbox: a code for three minutes, paid, and in the books', async () => {
    const { reader, fines, owed } = await newDebtor(300, 500);
    const chosen = { fineIds: [fines[1] ?? ''], amount: 500 };
    const order = await reader.call(createOrder, { channel: 'sandbox', ...chosen });
    expect(order).toMatchObject({
      state: 'waiting',
      sandbox: true,
      secondsLeft: 180,
      amount: { amount: 500 },
    });
    expect(order.img).toMatch(/^data:image\/svg/);
    const token = new URLSearchParams(order.address.split('?')[1]).get('token') ?? '';
    const wallet = app.client();
    expect(await wallet.call(getSandboxPayment, { token })).toMatchObject({ state: 'open' });
    expect(await wallet.call(payInSandbox, { token })).toMatchObject({ state: 'paid' });
    const { orderNo } = order;
    const paid = await reader.call(getOrderStatus, { channel: 'sandbox', orderNo });
    expect(paid).toMatchObject({ state: 'paid', booked: true, img: '' });
    expect(await owed()).toBe(300);
    const { entries } = await reader.call(listAccountEntries, {});
    expect(entries[0]).toMatchObject({ kind: 'payment', orderNo, amount: { amount: -500 } });
  });

  it('count once, however often and from wherever the notice comes', async () => {
    const { reader, owed, statusOf } = await newDebtor(700);
    const { orderNo } = await begin(reader, 700);
    provider.pay(orderNo);
    const answers = await Promise.all([notify(orderNo), notify(orderNo), statusOf(orderNo), notify(orderNo)]);
    expect(answers).toHaveLength(4);
    await watch();
    expect(await statusOf(orderNo)).toMatchObject({ state: 'paid', booked: true });
    expect(await owed()).toBe(0);
    const { entries } = await reader.call(listAccountEntries, {});
    expect(entries.filter((entry) => entry.kind === 'payment')).toHaveLength(1);
  });

  it('find out by asking when the notice is lost, whether the page stays open or not', async () => {
    const asked = await newDebtor(100);
    const first = await begin(asked.reader, 100);
    provider.pay(first.orderNo);
    expect(await asked.statusOf(first.orderNo)).toMatchObject({ state: 'waiting' });
    app.clock.advance(6);
    expect(await asked.statusOf(first.orderNo)).toMatchObject({ state: 'paid', booked: true });

    const left = await newDebtor(200);
    const second = await begin(left.reader, 200);
    provider.pay(second.orderNo);
    await watch(200);
    expect(await left.statusOf(second.orderNo)).toMatchObject({ state: 'paid', booked: true });
  });

  it('are seen at the desk while they are under way', async () => {
    const { reader, patron } = await newDebtor(400);
    const desk = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    const seen = async () => (await desk.call(listDeskBehaviours, { patronId: patron.id })).paysOnline;
    expect(await seen()).toBe(false);
    const { orderNo } = await begin(reader, 400);
    expect(await seen()).toBe(true);
    await reader.call(cancelPayment, { orderNo });
    expect(await seen()).toBe(false);
  });

  it('close when the time is over, at the provider first; then the fine can be paid anew', async () => {
    const { reader, statusOf } = await newDebtor(400);
    const { orderNo } = await begin(reader, 400);
    provider.isAway = true;
    await watch(181);
    expect(await statusOf(orderNo)).toMatchObject({ state: 'closing' });
    await expect(begin(reader, 400)).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    provider.isAway = false;
    await watch(60);
    expect(await statusOf(orderNo)).toMatchObject({ state: 'closed' });
    expect(provider.pay(orderNo)).toBe(false);
    expect((await begin(reader, 400)).orderNo).not.toBe(orderNo);
  });

  it('show the same order to who asks twice, and close it for another selection', async () => {
    const { reader, fines, statusOf } = await newDebtor(100, 250);
    const all = await begin(reader, 350);
    expect((await begin(reader, 350)).orderNo).toBe(all.orderNo);
    const one = await begin(reader, 250, [fines[1] ?? '']);
    expect(one.orderNo).not.toBe(all.orderNo);
    expect(await statusOf(all.orderNo)).toMatchObject({ state: 'closed' });
    expect(await reader.call(cancelPayment, { orderNo: one.orderNo })).toMatchObject({ state: 'closed' });
  });

  it('ask the provider again where its answer was lost, and never ask for the money twice', async () => {
    const { reader, owed } = await newDebtor(900);
    provider.loseAnswers(1);
    await expect(begin(reader, 900)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' });
    const [lost] = [...provider.payments.keys()].slice(-1);
    // Somebody could pay it already: it is closed there before another is made.
    provider.pay(lost ?? '');
    await expect(begin(reader, 900)).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    expect(await owed()).toBe(0);
  });

  it('give money back that comes when the order is closed', async () => {
    const { reader, owed, statusOf } = await newDebtor(600);
    const { orderNo } = await begin(reader, 600);
    await reader.call(cancelPayment, { orderNo });
    const known = provider.payments.get(orderNo);
    if (known) known.state = { state: 'open' };
    provider.pay(orderNo);
    expect((await notify(orderNo)).statusCode).toBe(200);
    expect(await statusOf(orderNo)).toMatchObject({ state: 'late', booked: false });
    await watch(10);
    expect([...provider.refunds.values()]).toContain(600);
    expect(await statusOf(orderNo)).toMatchObject({ refunded: { amount: 600 } });
    expect(await owed()).toBe(600);
  });

  it('believe no forged notice, and no other sum', async () => {
    const { reader, owed, statusOf } = await newDebtor(800);
    const { orderNo } = await begin(reader, 800);
    expect((await notify(orderNo, { 'x-forged': '1' })).statusCode).toBe(400);
    provider.pay(orderNo, 1);
    expect((await notify(orderNo)).statusCode).toBe(200);
    expect(await statusOf(orderNo)).toMatchObject({ state: 'waiting' });
    expect(await owed()).toBe(800);
    const { orders } = await staff.call(listOrders, { list: 'attention' });
    expect(orders.map((order) => order.orderNo)).toContain(orderNo);
    expect((await app.app.inject({ url: '/alpha/payments/notify/nobody', method: 'POST' })).statusCode).toBe(
      404,
    );
  });

  it('refuse a sum that has changed, nothing, and orders of others', async () => {
    const { reader, fines } = await newDebtor(300);
    await expect(begin(reader, 299)).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      details: { open: { amount: 300, currency: 'CNY' } },
    });
    const other = await newDebtor();
    await expect(begin(other.reader, 300, fines)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
    const { orderNo } = await begin(reader, 300);
    await expect(other.statusOf(orderNo)).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    provider.refuses = true;
    await reader.call(cancelPayment, { orderNo });
    await expect(begin(reader, 300)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' });
  });

  it('go back whole or in part; what they had paid is open again', async () => {
    const { reader, owed, statusOf, fines } = await newDebtor(300, 500);
    const { orderNo } = await begin(reader, 800);
    provider.pay(orderNo);
    await notify(orderNo);
    expect(await owed()).toBe(0);
    const back = (amount: number) => staff.call(refundOrder, { orderNo, amount, reason: 'Paid by mistake' });
    expect(await back(200)).toMatchObject({ state: 'done' });
    expect(await owed()).toBe(200);
    await expect(back(601)).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
      details: { left: { amount: 600, currency: 'CNY' } },
    });
    const others = await Promise.allSettled([back(400), back(400)]);
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf(orderNo)).toMatchObject({ refunded: { amount: 600 } });
    expect(await owed()).toBe(600);
    const again = await begin(reader, 600);
    expect(again.entries.map((entry) => entry.fineId).sort()).toEqual([...fines].sort());
  });

  it('go back above the limit of the library only after another person has approved it', async () => {
    const settings = { ...testSettings('alpha'), payments: { sandbox: true } };
    await putSettings(app, { ...settings, payments: { sandbox: true, refundLimit: 300 } });
    await app.deps.tenants.refresh();
    const other = app.client({ token: await openStaffSession(app, ['payments.refund'], 'MAIN') });
    const { reader, owed } = await newDebtor(500);
    const { orderNo } = await begin(reader, 500);
    provider.pay(orderNo);
    await notify(orderNo);
    const back = (amount: number) => staff.call(refundOrder, { orderNo, amount, reason: 'Paid twice' });
    expect(await back(200)).toMatchObject({ state: 'done' });
    const { refundNo, state } = await back(101);
    expect([state, await owed()]).toEqual(['proposed', 200]);
    await watch(600);
    expect(await owed()).toBe(200);
    const approve = { refundNo, verdict: 'approve' } as const;
    await expect(staff.call(decideRefund, approve)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const tries = await Promise.allSettled([
      other.call(decideRefund, approve),
      other.call(decideRefund, approve),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await owed()).toBe(301);
    const next = await back(199);
    expect(await other.call(decideRefund, { refundNo: next.refundNo, verdict: 'decline' })).toEqual({
      state: 'failed',
    });
    expect(await owed()).toBe(301);
    await putSettings(app, settings);
    await app.deps.tenants.refresh();
  });

  it('leave a refund that the provider does not give to a person', async () => {
    const { reader } = await newDebtor(300);
    const { orderNo } = await begin(reader, 300);
    await expect(
      staff.call(refundOrder, { orderNo, amount: 300, reason: 'Too early' }),
    ).rejects.toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' });
    provider.pay(orderNo);
    await notify(orderNo);
    provider.refuses = true;
    expect(await staff.call(refundOrder, { orderNo, amount: 300, reason: 'Wrong' })).toMatchObject({
      state: 'failed',
    });
    const { orders } = await staff.call(listOrders, { number: orderNo, list: 'attention' });
    expect(orders).toMatchObject([{ orderNo, refundable: { amount: 300 }, refunds: [{ state: 'failed' }] }]);
  });

  it('tell a page that waits as soon as it is paid', async () => {
    const { reader } = await newDebtor(150);
    const { orderNo } = await begin(reader, 150);
    const stream = reader.download(watchPayment, { orderNo });
    await reader.call(getPayStatus, { orderNo });
    provider.pay(orderNo);
    await notify(orderNo);
    expect(await (await stream).text()).toContain('"state":"paid"');
  });
});
