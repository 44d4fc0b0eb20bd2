import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron } from '../testing/builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { buildPaymentOrder } from '../testing/payment-rows.ts';

const HEAD = '交易时间,微信订单号,商户订单号,交易状态,货币种类,订单金额';
const row = (number: string, yuan: string) =>
  `\`2026-03-02 10:00:00,\`4200,\`${number},\`SUCCESS,\`CNY,\`${yuan}`;

describe('lectern payments reconcile', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    const { id: patron_id } = await buildPatron(installation.db);
    const paid_at = '2026-03-02T02:00:00.000Z';
    await buildPaymentOrder(installation.db, { number: 'ours', patron_id, channel: 'wechatpay', paid_at });
  });
  afterAll(() => installation.close());

  function reconcile(...lines: readonly string[]) {
    const file = join(installation.folder, 'statement.csv');
    writeFileSync(file, lines.join('\r\n'));
    return installation.run(['payments', 'reconcile', file, '--tenant', 'alpha']);
  }

  it('says that all is alike, or prints what differs', async () => {
    expect(await reconcile(HEAD, row('ours', '3.00'), '总交易单数', '`1')).toMatchObject({
      code: 0,
      out: 'wechatpay: 1 payments, 0 refunds, 0 differences.\n',
    });
    const { code, out } = await reconcile(HEAD, row('ours', '2.99'), row('other', '1.00'), '`x');
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'sum\tpayment\t2\tours\t4200\t¥2.99\t¥3.00',
      'unknown\tpayment\t3\tother\t4200\t¥1.00\t-',
      'broken\t-\t4',
      'The statement is not whole: lines are broken or missing.',
      'wechatpay: 2 payments, 0 refunds, 2 differences.',
      '',
    ]);
    expect(await reconcile('a,b', '1,2')).toMatchObject({ code: 1 });
  });
});
