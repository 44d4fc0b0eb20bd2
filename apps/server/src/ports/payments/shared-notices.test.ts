import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alipay } from '@lectern/contracts/people/tenant/payment-providers/alipay';
import {
  type WechatPaySettings,
  wechatpay,
} from '@lectern/contracts/people/tenant/payment-providers/wechatpay';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openAlipaySdk } from './alipay/ask-alipay.ts';
import { readAlipayNotice } from './alipay/read-alipay-notice.ts';
import type { Notice } from './payment-channel.ts';
import { readStripeNotice } from './stripe/read-stripe-notice.ts';
import { readWechatPayNotice } from './wechatpay/read-wechatpay-notice.ts';

const folder = join(
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../../shared/data'),
  'payments',
);
const isHere = existsSync(folder);
if (!isHere)
  process.stderr.write(`skipped: no ${folder} (set LECTERN_SHARED_DATA to where the shared data lies)\n`);

function read<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  return schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
const aboutOf = (notice: Promise<Notice>) =>
  notice.then(({ about }) => about).catch(() => 'foreign' as const);

describe.skipIf(!isHere)('Recorded notices', () => {
  const alipayFile = z.object({
    alipay_public_key: z.string(),
    test_only_private_key: z.string().optional(),
    cases: z.array(
      z.object({
        name: z.string(),
        verifies: z.boolean(),
        form_body: z.string(),
        params: z.record(z.string(), z.string()),
      }),
    ),
  });

  it.each(['alipay-notify.json', 'alipay-notify-made.json'])(
    'of Alipay in %s are believed as they should',
    async (name) => {
      const file = read(name, alipayFile);
      // The private key signs requests only; any serves here.
      const key =
        file.test_only_private_key ?? read('alipay-notify-made.json', alipayFile).test_only_private_key ?? '';
      for (const { name: what, verifies, form_body: form, params } of file.cases) {
        const settings = alipay.settings.parse({
          appId: what.startsWith('other app_id') ? '2021000000000001' : params.app_id,
          sellerId: params.seller_id,
          alipayPublicKey: file.alipay_public_key,
        });
        const sdk = await openAlipaySdk({ secrets: { get: async () => key } }, 'alpha', settings);
        const notice = readAlipayNotice(sdk, settings, { body: Buffer.from(form), now: new Date() });
        const isOurs = verifies && settings.appId === params.app_id;
        const about = isOurs ? (what === 'partial refund' ? 'refund' : 'payment') : 'foreign';
        expect([what, notice.about]).toEqual([what, about]);
      }
    },
  );

  it('of Alipay say state and sum', async () => {
    const file = read('alipay-notify-made.json', alipayFile);
    const settings = alipay.settings.parse({
      appId: '2021000000000001',
      alipayPublicKey: file.alipay_public_key,
    });
    const sdk = await openAlipaySdk(
      { secrets: { get: async () => file.test_only_private_key } },
      'alpha',
      settings,
    );
    const noticeOf = (name: string) => {
      const found = file.cases.find((each) => each.name.startsWith(name));
      return readAlipayNotice(sdk, settings, { body: Buffer.from(found?.form_body ?? ''), now: new Date() });
    };
    expect(noticeOf('TRADE_SUCCESS')).toEqual({
      about: 'payment',
      number: 'LIB-20260302-000001',
      payment: {
        state: 'paid',
        providerNumber: '2026030222001400000000000001',
        sum: { amount: 350, currency: 'CNY' },
        paidAt: '2026-03-02T02:15:20.000Z',
      },
    });
    expect(noticeOf('WAIT_BUYER_PAY')).toMatchObject({ payment: { state: 'open' } });
    expect(noticeOf('TRADE_CLOSED')).toMatchObject({ payment: { state: 'closed' } });
    expect(noticeOf('amount lower')).toMatchObject({ payment: { state: 'paid', sum: { amount: 1 } } });
    expect(noticeOf('partial refund')).toMatchObject({ number: 'LIB-REF-000001', refund: { state: 'done' } });
  });

  const made = z.object({
    api_v3_key: z.string(),
    platform_serial: z.string(),
    platform_certificate: z.string(),
    now_for_the_test: z.number(),
    cases: z.array(
      z.object({
        name: z.string(),
        verifies: z.boolean(),
        headers: z.record(z.string(), z.string()),
        body: z.string(),
      }),
    ),
  });
  const lower = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

  it('of WeChat Pay are believed as they should', async () => {
    const file = read('wechatpay-notify-made.json', made);
    const settings: WechatPaySettings = wechatpay.settings.parse({
      merchantId: '1900000001',
      appId: 'wxd678efh567hg6787',
      serial: '1',
      publicKeyId: file.platform_serial,
      publicKey: file.platform_certificate,
    });
    for (const { name, verifies, headers, body } of file.cases) {
      // The refund was noticed on another day.
      const seconds = name.startsWith('REFUND')
        ? Number(headers['Wechatpay-Timestamp'])
        : file.now_for_the_test;
      const now = new Date(seconds * 1000);
      const notice = readWechatPayNotice(settings, file.api_v3_key, {
        headers: lower(headers),
        body: Buffer.from(body),
        now,
      });
      const isBelieved = verifies && !/unknown certificate|older than/.test(name);
      const about = isBelieved ? (name.startsWith('REFUND') ? 'refund' : 'payment') : 'foreign';
      expect([name, await aboutOf(notice)]).toEqual([name, about]);
    }
  });

  const stripeFile = z.object({
    secret: z.string(),
    cases: z.array(
      z.object({
        name: z.string(),
        payload: z.string(),
        header: z.string(),
        verifies: z.boolean(),
        now_for_the_test: z.number().optional(),
      }),
    ),
  });

  it('of Stripe are believed as they should', async () => {
    const { secret, cases } = read('stripe-webhook.json', stripeFile);
    for (const { name, payload, header, verifies, now_for_the_test: at } of cases) {
      const now = new Date((at ?? 12_345) * 1000);
      const notice = readStripeNotice(secret, {
        headers: { 'stripe-signature': header },
        body: Buffer.from(payload),
        now,
      });
      // Events of its second interface cannot be opened by this way of the SDK, and are not sent to endpoints of this kind.
      const isBelieved = verifies && !name.includes('v2 event');
      const about = await aboutOf(notice);
      expect([name, about !== 'foreign']).toEqual([name, isBelieved]);
    }
  });
});
