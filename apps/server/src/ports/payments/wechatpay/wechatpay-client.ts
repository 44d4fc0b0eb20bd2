import type { WechatPaySettings } from '@lectern/contracts/people/tenant/payment-providers/wechatpay';
import * as z from 'zod';
import { PROVIDER_MAX_BYTES, PROVIDER_TIMEOUT_MS, type ProviderContext } from '../provider-context.ts';
import { ProviderFault } from '../provider-fault.ts';
import { privateKeyOf, publicKeyOf, secretOf } from '../provider-keys.ts';

const SIGNATURE = 'wechatpay-signature';
const faultSchema = z.object({ code: z.string() });

/** `fault` is WeChat Pay's code; undefined for an answer with status 2xx, whose signature was checked. */
export interface WechatPayAnswer {
  readonly status: number;
  readonly fault?: string;
  readonly data: unknown;
}

/** Asks WeChat Pay. @throws ProviderFault if the answer cannot be used @throws OutsideError */
export type AskWechatPay = (
  method: 'GET' | 'POST',
  path: string,
  content?: object,
) => Promise<WechatPayAnswer>;

/**
 * The SDK with the tenant's keys, in public-key mode. It signs requests and checks answers; what it sends goes through `sendOutside`.
 *
 * @throws ProviderFault if a key is missing or unreadable
 */
export async function openWechatPay(
  context: ProviderContext,
  tenantId: string,
  settings: WechatPaySettings,
): Promise<AskWechatPay> {
  const privateKey = privateKeyOf(await secretOf(context, tenantId, settings.privateKey));
  const { Decorator } = await import('wechatpay-axios-plugin');
  const { v3 } = new Decorator({
    mchid: settings.merchantId,
    serial: settings.serial,
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    certs: {
      [settings.publicKeyId]: String(publicKeyOf(settings.publicKey).export({ type: 'spki', format: 'pem' })),
    },
  });
  return async (method, path, content) => {
    let isSigned = false;
    const response = await v3.request<unknown>({
      baseURL: settings.address,
      url: path,
      method,
      data: content,
      // Asks that the answer be signed with this key, and not by a platform certificate.
      headers: { 'Wechatpay-Serial': settings.publicKeyId },
      // The SDK checks signatures of valid answers only. Refusals need not be signed; if one is, the signature must be right.
      validateStatus: (code) => code < 300 || isSigned,
      adapter: async (config) => {
        const answer = await send(context, new URL(path, settings.address), method, config);
        isSigned = SIGNATURE in answer.headers;
        return { ...answer, statusText: '', config };
      },
    });
    const { status, data } = response;
    if (status >= 200 && status < 300) return { status, data };
    const fault = faultSchema.safeParse(data);
    // A page of a proxy says nothing about a payment.
    if (!fault.success || status >= 500 || status === 429 || status === 401)
      throw new ProviderFault(`status ${status}, code ${fault.data?.code ?? 'unknown'}`);
    return { status, fault: fault.data.code, data };
  };
}

async function send(
  { sendOutside, timeoutMs = PROVIDER_TIMEOUT_MS }: ProviderContext,
  url: URL,
  method: 'GET' | 'POST',
  config: { readonly data?: unknown; readonly headers: { readonly toJSON: () => object } },
) {
  const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]);
  const {
    status,
    headers: answered,
    body,
  } = await sendOutside({
    url,
    method,
    headers: Object.fromEntries(headers),
    body: typeof config.data === 'string' ? config.data : undefined,
    timeoutMs,
    maxBytes: PROVIDER_MAX_BYTES,
  });
  return { status, headers: flat(answered), data: body.toString('utf8') };
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
