import { paymentSettingsSchema } from '@lectern/contracts/people/tenant/payment-settings';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { ALIPAY_ACCOUNT, startAlipayServer } from '../../testing/payment-servers/alipay-server.ts';
import { type StripeServer, startStripeServer } from '../../testing/payment-servers/stripe-server.ts';
import { startWechatPayServer, WECHATPAY_ACCOUNT } from '../../testing/payment-servers/wechatpay-server.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { openAlipay } from './alipay/alipay-channel.ts';
import type { PaymentChannel } from './payment-channel.ts';
import type { OpenChannel } from './payment-channels.ts';
import { paymentSuite, type TestedChannel } from './payment-suite.ts';
import type { ProviderMood } from './payment-world.ts';
import type { ProviderContext } from './provider-context.ts';
import { openStripeChannel } from './stripe/stripe-channel.ts';
import { openWechatPayChannel } from './wechatpay/wechatpay-channel.ts';

const UNSIGNED: readonly ProviderMood[] = ['lost', 'slow', 'garbage', 'broken', 'huge'];

function channelOf(
  open: (context: ProviderContext) => OpenChannel,
  payments: object,
  secrets: Readonly<Record<string, string>>,
  internal: readonly string[] = ['127.0.0.1'],
): PaymentChannel {
  const tenant = {
    id: 'alpha',
    settings: { ...testSettings('alpha'), payments: paymentSettingsSchema.parse(payments) },
  } as Tenant;
  const channel = open({
    secrets: { get: async (_tenant, name) => secrets[name] },
    sendOutside: createSendOutside(internal),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    timeoutMs: 400,
  })(tenant);
  if (!channel) throw new Error('the channel is not set up');
  return channel;
}

describe('Alipay', () => {
  let tested: TestedChannel;
  beforeAll(async () => {
    const server = await startAlipayServer();
    const { origin, alipayPublicKey } = server;
    const settings = { ...ALIPAY_ACCOUNT, alipayPublicKey, address: `${origin}/gateway.do` };
    const secrets = { 'alipay-key': server.appPrivateKey };
    tested = {
      server,
      channel: channelOf(openAlipay, { alipay: settings }, secrets),
      unknownMerchant: channelOf(openAlipay, { alipay: { ...settings, appId: '1' } }, secrets),
      moods: [...UNSIGNED, 'forged'],
      untouched: 'unknown',
    };
  });
  afterAll(() => tested.server.close());

  paymentSuite(() => tested);
});

describe('WeChat Pay', () => {
  let tested: TestedChannel;
  beforeAll(async () => {
    const server = await startWechatPayServer();
    const settings = { ...WECHATPAY_ACCOUNT, publicKey: server.publicKey, address: server.origin };
    const secrets = { 'wechatpay-key': server.merchantPrivateKey, 'wechatpay-v3-key': server.apiV3Key };
    tested = {
      server,
      channel: channelOf(openWechatPayChannel, { wechatpay: settings }, secrets),
      unknownMerchant: channelOf(
        openWechatPayChannel,
        { wechatpay: { ...settings, merchantId: '1' } },
        secrets,
      ),
      moods: [...UNSIGNED, 'forged'],
      untouched: 'open',
    };
  });
  afterAll(() => tested.server.close());

  paymentSuite(() => tested);
});

describe('Stripe', () => {
  let tested: TestedChannel;
  let server: StripeServer;
  let again: () => PaymentChannel;
  beforeAll(async () => {
    server = await startStripeServer();
    const settings = { stripe: { address: server.origin } };
    const secrets = { 'stripe-key': server.apiKey, 'stripe-webhook': server.webhookSecret };
    again = () => channelOf(openStripeChannel, settings, secrets);
    tested = {
      server,
      channel: again(),
      unknownMerchant: channelOf(openStripeChannel, settings, { ...secrets, 'stripe-key': 'sk_other' }),
      moods: UNSIGNED,
      untouched: 'open',
    };
  });
  afterAll(() => server.close());

  paymentSuite(() => tested);

  it('finds a session by its number among many, also in another process', async () => {
    server.pageSize = 2;
    const numbers = Array.from({ length: 7 }, (_, index) => `many${index}`);
    for (const number of numbers)
      await tested.channel.create({
        number,
        sum: { amount: 100, currency: 'EUR' },
        subject: 'Fines',
        expiresAt: new Date(Date.now() + 180_000),
        noticeAddress: 'https://library.example/notice',
        backAddress: 'https://library.example/back',
      });
    for (const number of numbers) expect(await again().query(number, new Date())).toEqual({ state: 'open' });
    expect(await again().close(numbers[0] ?? '', new Date())).toEqual({ state: 'closed' });
  });

  it('takes only currencies whose minor units are counted alike', () => {
    expect(['CNY', 'EUR', 'JPY'].map((currency) => tested.channel.takes(currency))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['ISK', 'KWD', 'UGX'].map((currency) => tested.channel.takes(currency))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('A channel', () => {
  const stripe = { stripe: { address: 'http://127.0.0.1:9' } };

  it('is refused or away, and does not raise, without its secrets', async () => {
    const channel = channelOf(openStripeChannel, stripe, {});
    expect(await channel.query('x')).toEqual({ state: 'away' });
    expect(await channel.readNotice({ headers: {}, body: Buffer.from(''), now: new Date() })).toEqual({
      about: 'foreign',
    });
  });

  it('asks nothing in the own network', async () => {
    const channel = channelOf(openStripeChannel, stripe, { 'stripe-key': 'sk' }, []);
    expect(await channel.query('x')).toEqual({ state: 'away' });
  });
});
