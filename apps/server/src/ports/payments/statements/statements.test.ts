import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

/** GB18030 of a text that has only characters of the table; TextEncoder writes UTF-8 only. */
function gb18030(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, readonly number[]>();
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1)
      if (low !== 0x7f) codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return Uint8Array.from(Array.from(text).flatMap((sign) => codes.get(sign) ?? [sign.codePointAt(0) ?? 0]));
}

const ALIPAY_COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const alipay = (rows: readonly string[], [payments, refunds]: readonly [number, number]) =>
  [
    '#支付宝业务明细查询',
    '#账号：[20880000000000020156]',
    '#起始日期：[2026年03月02日 00:00:00]   终止日期：[2026年03月03日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    ALIPAY_COLUMNS,
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${payments}笔，商家实收共3.50元，商家优惠共0元`,
    `#退款合计：${refunds}笔，商家实收退款共-1.00元，商家优惠退款共0元`,
    '#导出时间：[2026年03月03日 09:12:00]',
  ].join('\r\n');
const ALIPAY_PAYMENT =
  '2026030222001400000000000001\t,20260302aa\t,交易\t,图书馆费用,2026-03-02 10:15:11,2026-03-02 10:15:20,\t,\t,\t,\t,**三(yan***@163.com)\t,3.50,3.50,0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,\t,-0.02,0.00,';
const ALIPAY_REFUND =
  '2026030222001400000000000001\t,20260302aa\t,退款\t,图书馆费用,2026-03-02 10:15:11,2026-03-02 11:00:00,\t,\t,\t,\t,**三\t,-1.00,-1.00,0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,20260302bb\t,0.00,0.00,';

describe('a statement of Alipay', () => {
  it('is read in its encoding, payments and refunds', () => {
    expect(readStatement(gb18030(alipay([ALIPAY_PAYMENT, ALIPAY_REFUND], [1, 1])))).toEqual({
      channel: 'alipay',
      period: 'days-in-beijing',
      isWhole: true,
      brokenLines: [],
      lines: [
        {
          line: 6,
          kind: 'payment',
          number: '20260302aa',
          providerNumber: '2026030222001400000000000001',
          sum: { amount: 350, currency: 'CNY' },
          at: '2026-03-02T02:15:20.000Z',
        },
        expect.objectContaining({
          line: 7,
          kind: 'refund',
          number: '20260302bb',
          sum: { amount: 100, currency: 'CNY' },
        }),
      ],
    });
  });

  it('says which lines are broken, and when its end or its counts are not right', () => {
    const broken = readStatement(
      Buffer.from(alipay([ALIPAY_PAYMENT, ALIPAY_PAYMENT.replace('3.50', '3,50')], [2, 0])),
    );
    expect(broken).toMatchObject({ brokenLines: [7], isWhole: false, lines: [{ line: 6 }] });
    expect(readStatement(Buffer.from(alipay([ALIPAY_PAYMENT], [2, 0])))?.isWhole).toBe(false);
    const cut =
      alipay([ALIPAY_PAYMENT], [1, 0]).split(
        '#-----------------------------------------业务明细列表结束',
      )[0] ?? '';
    expect(readStatement(Buffer.from(cut))?.isWhole).toBe(false);
  });
});

const WECHAT_COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const wechat = (rows: readonly string[], count: number) =>
  `\uFEFF${[
    WECHAT_COLUMNS,
    ...rows,
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    `\`${count},\`3.50,\`1.00,\`0.00,\`0.02000,\`3.50,\`1.00`,
    '',
  ].join('\r\n')}`;
const WECHAT_PAYMENT =
  '`2026-03-02 10:15:20,`wx1,`1900000001,`0,`,`4200000000202603020000000001,`20260302aa,`oUpF8,`NATIVE,`SUCCESS,`OTHERS,`CNY,`3.50,`0.00,`0,`0,`0.00,`0.00,`,`,`费用, 一,`,`0.02000,`0.60%,`3.50,`0.00,`';
const WECHAT_REFUND =
  '`2026-03-02 11:00:00,`wx1,`1900000001,`0,`,`4200000000202603020000000001,`20260302aa,`oUpF8,`NATIVE,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`50300000382026030200000001,`20260302bb,`1.00,`0.00,`ORIGINAL,`PROCESSING,`费用,`,`-0.01000,`0.60%,`0.00,`1.00,`';

describe('a statement of WeChat Pay', () => {
  it('is read behind its backticks, also with commas in names', () => {
    expect(readStatement(Buffer.from(wechat([WECHAT_PAYMENT, WECHAT_REFUND], 2)))).toEqual({
      channel: 'wechatpay',
      period: 'days-in-beijing',
      isWhole: true,
      brokenLines: [],
      lines: [
        {
          line: 2,
          kind: 'payment',
          number: '20260302aa',
          providerNumber: '4200000000202603020000000001',
          sum: { amount: 350, currency: 'CNY' },
          at: '2026-03-02T02:15:20.000Z',
        },
        {
          line: 3,
          kind: 'refund',
          number: '20260302bb',
          providerNumber: '50300000382026030200000001',
          sum: { amount: 100, currency: 'CNY' },
          at: '2026-03-02T03:00:00.000Z',
        },
      ],
    });
  });

  it('says which lines are broken, and when its totals are missing or count others', () => {
    expect(readStatement(Buffer.from(wechat([WECHAT_PAYMENT, '`2026-03-02 10'], 2)))).toMatchObject({
      brokenLines: [3],
      isWhole: false,
    });
    expect(readStatement(Buffer.from(wechat([WECHAT_PAYMENT], 7)))?.isWhole).toBe(false);
    expect(readStatement(Buffer.from(`${WECHAT_COLUMNS}\n${WECHAT_PAYMENT}`))?.isWhole).toBe(false);
  });
});

const STRIPE = `balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,payment_metadata[number],refund_metadata[number],customer_facing_amount,customer_facing_currency
txn_1,2026-03-02 02:15:20,usd,0.49,0.02,0.47,charge,ch_1,pi_1,20260302aa,,3.50,cny
txn_2,2026-03-02 03:00:00,eur,-1.00,0.00,-1.00,refund,re_1,pi_1,,20260302bb,,
txn_3,2026-03-02 03:00:00,eur,-0.10,0.00,-0.10,fee,,,,,,
txn_4,2026-03-02 03:00:00,jpy,500,0,500,charge,ch_2,pi_2,,,,
"txn_5",yesterday,eur,"1.00",0,0,charge,ch_3,pi_3,,,,
txn_6,2026-03-02 03:00:00,eur,1,00,0,0,charge,ch_4,pi_4,,,,
`;

describe('a statement of Stripe', () => {
  it('is read in the currency that the payer saw, without fees', () => {
    expect(readStatement(Buffer.from(STRIPE))).toMatchObject({
      channel: 'stripe',
      period: 'first-to-last',
      brokenLines: [6, 7],
      lines: [
        {
          kind: 'payment',
          number: '20260302aa',
          providerNumber: 'pi_1',
          sum: { amount: 350, currency: 'CNY' },
        },
        {
          kind: 'refund',
          number: '20260302bb',
          providerNumber: 're_1',
          sum: { amount: 100, currency: 'EUR' },
        },
        { kind: 'payment', number: '', providerNumber: 'pi_2', sum: { amount: 500, currency: 'JPY' } },
      ],
    });
  });
});

describe('a statement that is damaged', () => {
  it('ends at a quote that nobody closes', () => {
    const [head, payment] = STRIPE.split('\n');
    const cut = `${head}\n\n${payment}\ntxn_2,"2026-03-02\n${payment}\n`;
    expect(readStatement(Buffer.from(cut))).toMatchObject({
      lines: [{ line: 3, number: '20260302aa' }],
      brokenLines: [4],
      isWhole: false,
    });
  });

  it('has a broken line where a cell has control characters', () => {
    const text = STRIPE.replace('20260302aa', '2026\u00000302aa');
    expect(readStatement(Buffer.from(text))).toMatchObject({ brokenLines: [2, 6, 7] });
  });
});

it('is undefined for any other file', () => {
  for (const text of ['', 'a,b\n1,2', '\u0000\u0001', '支付宝', '<html>', `"${'x'.repeat(5000)}`])
    expect(readStatement(Buffer.from(text))).toBeUndefined();
});

describe('a statement of any provider', () => {
  const head = 'balance_transaction_id,reporting_category\n';

  it('has no more lines than a day has, and none that is too long', () => {
    expect(readStatement(Buffer.from(`${head}${'a,b\n'.repeat(10)}`))).toBeDefined();
    expect(readStatement(Buffer.from(`${head}${'a,b\n'.repeat(100_000)}`))).toBeUndefined();
    expect(readStatement(Buffer.from(`${head}${','.repeat(20_001)}`))).toBeUndefined();
  });
});
