import type { StripeSettings } from '@lectern/contracts/people/tenant/payment-providers/stripe';
import type { Stripe } from 'stripe';
import type { SendOutside } from '../../../platform/outside/send-outside.ts';
import { PROVIDER_MAX_BYTES, PROVIDER_TIMEOUT_MS, type ProviderContext } from '../provider-context.ts';
import { ProviderFault } from '../provider-fault.ts';
import { secretOf } from '../provider-keys.ts';

/** The SDK with the tenant's key; what it sends goes through `sendOutside`. @throws ProviderFault if the key is missing */
export async function openStripe(
  context: ProviderContext,
  tenantId: string,
  settings: StripeSettings,
): Promise<Stripe> {
  const key = await secretOf(context, tenantId, settings.apiKey);
  const { Stripe: Sdk } = await import('stripe');
  const { hostname, port, protocol } = new URL(settings.address);
  const timeout = context.timeoutMs ?? PROVIDER_TIMEOUT_MS;
  return new Sdk(key, {
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: Sdk.createFetchHttpClient(fetchBy(context.sendOutside, timeout)),
    // The domain asks again by itself, and looks first.
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
  });
}

/** A function like `fetch` over `sendOutside`, for what the SDK uses of it. */
function fetchBy(sendOutside: SendOutside, timeoutMs: number): typeof fetch {
  return async (input, init = {}) => {
    if (typeof input !== 'string') throw new ProviderFault('an address of the SDK is no text');
    const method = init.method === 'GET' ? 'GET' : 'POST';
    if (init.method !== method) throw new ProviderFault('a method of the SDK is not used here');
    const { status, headers, body } = await sendOutside({
      url: new URL(input),
      method,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
      timeoutMs,
      maxBytes: PROVIDER_MAX_BYTES,
    });
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(body), { status, headers: named });
  };
}
