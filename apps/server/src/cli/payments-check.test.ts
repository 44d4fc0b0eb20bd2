import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { type StripeServer, startStripeServer } from '../testing/payment-servers/stripe-server.ts';

describe('lectern payments check', () => {
  let installation: TestInstallation;
  let server: StripeServer;
  beforeAll(async () => {
    installation = await createInstallation();
    server = await startStripeServer();
    process.env.LECTERN_INTERNAL_HOSTS = '127.0.0.1';
  });
  afterAll(async () => {
    delete process.env.LECTERN_INTERNAL_HOSTS;
    await server.close();
    await installation.close();
  });
  const check = () => installation.run(['payments', 'check', '--tenant', 'alpha']);
  const set = (name: string, value: string) =>
    installation.run(['secret', 'set', name, '--tenant', 'alpha'], value);

  it('says what is wrong with each provider, and that it works', async () => {
    expect(await check()).toMatchObject({ code: 1 });
    const settings = `payments={"stripe":{"address":"${server.origin}"}}`;
    expect(await installation.run(['tenant', 'set', '--tenant', 'alpha', settings])).toMatchObject({
      code: 0,
    });
    expect(await check()).toMatchObject({
      code: 1,
      out: 'stripe\tthe secret stripe-key is not set; the secret stripe-webhook is not set\n',
    });
    await set('stripe-key', 'sk_other');
    await set('stripe-webhook', server.webhookSecret);
    expect(await check()).toMatchObject({ code: 1, out: 'stripe\tStripeAuthenticationError\n' });
    await set('stripe-key', server.apiKey);
    expect(await check()).toMatchObject({ code: 0, out: 'stripe\tworks\n' });
  });
});
