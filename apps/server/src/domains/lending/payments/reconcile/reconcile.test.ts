import { checkStatement } from '@lectern/contracts/lending/payments/check-statement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron } from '../../../../testing/builders.ts';
import { buildPaymentOrder } from '../../../../testing/payment-rows.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

const HEAD =
  '交易时间,微信订单号,商户订单号,交易状态,货币种类,微信退款单号,商户退款单号,订单金额,申请退款金额';
const TOTALS = '总交易单数,应结订单总金额';
const statement = (...rows: readonly string[]) =>
  new Blob([[`\uFEFF${HEAD}`, ...rows, TOTALS, `\`${rows.length},\`0.00`].join('\r\n')], {
    type: 'text/csv',
  });
const paid = (number: string, provider: string, yuan = '3.00', time = '10:00:00') =>
  `\`2026-03-02 ${time},\`${provider},\`${number},\`SUCCESS,\`CNY,\`0,\`0,\`${yuan},\`0.00`;
const refunded = (number: string, provider: string, yuan: string) =>
  `\`2026-03-02 12:00:00,\`4200,\`p,\`REFUND,\`CNY,\`${provider},\`${number},\`0.00,\`${yuan}`;

describeOnEachDatabase('a statement of a provider', (kind) => {
  let app: TestApp;
  let staff: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    const { id: patron_id } = await buildPatron(db);
    // 10:00 in Beijing.
    const at = '2026-03-02T02:00:00.000Z';
    const rest = { patron_id, channel: 'wechatpay', paid_at: at, created_at: at } as const;
    const alike = await buildPaymentOrder(db, { ...rest, number: 'alike', provider_number: '4201' });
    await buildPaymentOrder(db, { ...rest, number: 'other', provider_number: '4202', amount: 500 });
    const unpaid = { state: 'closed', paid_at: null, booked_at: null, provider_number: '' } as const;
    await buildPaymentOrder(db, { ...rest, ...unpaid, number: 'closed' });
    await buildPaymentOrder(db, { ...rest, number: 'absent', provider_number: '4204' });
    await buildPaymentOrder(db, { ...rest, number: 'nextday', paid_at: '2026-03-02T16:00:00.000Z' });
    await buildPaymentOrder(db, { ...rest, number: 'elsewhere', channel: 'alipay' });
    await buildPaymentOrder(db, { ...rest, number: 'neighbour', tenant_id: '1002' });
    const refund = {
      tenant_id: alike.tenant_id,
      order_id: alike.id,
      amount: 100,
      currency: 'CNY',
      reason: 'Too much',
      asked_by: '',
      fault: '',
      created_at: '2026-03-02T04:00:00.000Z',
      changed_at: '2026-03-02T04:00:01.000Z',
      booked_at: null,
      look_at: null,
      looks: 0,
    };
    await db
      .insertInto('payment_refund')
      .values([
        { ...refund, id: 'r1', number: 'refund1', provider_number: '5001', state: 'done' },
        { ...refund, id: 'r2', number: 'refund2', provider_number: '', state: 'failed' },
        { ...refund, id: 'r3', number: 'refund3', provider_number: '5003', state: 'done' },
      ])
      .execute();
    staff = app.client({ token: await openStaffSession(app, ['payments.manage'], 'MAIN') });
  });
  afterAll(() => app.close());

  it('is compared with the payments and refunds of its days, channel and library', async () => {
    const { differences, ...counts } = await staff.upload(
      checkStatement,
      {},
      statement(
        paid('alike', '4201'),
        paid('other', '4202'),
        paid('closed', '4203'),
        paid('strange', '4205', '8.88'),
        paid('neighbour', '4206'),
        paid('alike', '4201', '3.00', '10:00:01'),
        refunded('refund1', '5001', '1.00'),
        refunded('refund2', '5002', '1.00'),
      ),
    );
    expect(counts).toMatchObject({ channel: 'wechatpay', payments: 6, refunds: 2, isWhole: true, total: 8 });
    const said = differences.map(({ kind: what, isRefund, number, line, ours, theirs }) => [
      what,
      isRefund,
      number,
      line,
      theirs?.amount ?? null,
      ours?.amount ?? null,
    ]);
    const sorted = said.toSorted((a, b) => String(a).localeCompare(String(b)));
    expect(sorted).toEqual([
      ['missing', false, 'absent', null, null, 300],
      ['missing', true, 'refund3', null, null, 100],
      ['repeated', false, 'alike', 7, 300, 300],
      ['sum', false, 'other', 3, 300, 500],
      ['unknown', false, 'neighbour', 6, 300, null],
      ['unknown', false, 'strange', 5, 888, null],
      ['unpaid', false, 'closed', 4, 300, 300],
      ['unpaid', true, 'refund2', 9, 100, 100],
    ]);
  });

  it('says when it is not whole, and is refused if it is something else', async () => {
    const cut = new Blob([`${HEAD}\n${paid('alike', '4201')}\n\`2026`], { type: 'text/csv' });
    expect(await staff.upload(checkStatement, {}, cut)).toMatchObject({ isWhole: false, brokenLines: [3] });
    const other = new Blob(['a,b\n1,2'], { type: 'text/csv' });
    await expect(staff.upload(checkStatement, {}, other)).rejects.toMatchObject({
      code: 'STATEMENT_UNREADABLE',
    });
  });
});
