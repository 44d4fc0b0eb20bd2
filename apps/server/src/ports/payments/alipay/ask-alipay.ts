import type { AlipaySettings } from '@lectern/contracts/people/tenant/payment-providers/alipay';
import type { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod';
import { beijingTime } from '../beijing-time.ts';
import { PROVIDER_MAX_BYTES, PROVIDER_TIMEOUT_MS, type ProviderContext } from '../provider-context.ts';
import { ProviderFault } from '../provider-fault.ts';
import { privateKeyOf, publicKeyOf, secretOf } from '../provider-keys.ts';

const answerSchema = z.looseObject({ code: z.string(), sub_code: z.string().optional() });
const gatewayFaultSchema = z.object({ error_response: answerSchema });

/** What a method answered. `code` is 10000 if it did what was asked; else `sub_code` says why not. */
export type AlipayAnswer = z.infer<typeof answerSchema>;

/** The SDK with the tenant's keys. It is loaded at the first payment. @throws ProviderFault if a key is missing or unreadable */
export async function openAlipaySdk(
  context: Pick<ProviderContext, 'secrets'>,
  tenantId: string,
  settings: AlipaySettings,
): Promise<AlipaySdk> {
  const key = privateKeyOf(await secretOf(context, tenantId, settings.privateKey));
  const { AlipaySdk: Sdk } = await import('alipay-sdk');
  return new Sdk({
    appId: settings.appId,
    keyType: 'PKCS8',
    privateKey: String(key.export({ type: 'pkcs8', format: 'pem' })),
    alipayPublicKey: String(publicKeyOf(settings.alipayPublicKey).export({ type: 'spki', format: 'pem' })),
    gateway: settings.address,
    camelcase: false,
  });
}

/**
 * The signed answer of a method. The SDK signs and checks; the request itself goes through `sendOutside`, because the SDK's own client
 * would connect to any address. Alipay wants the time of Beijing, where the SDK would write that of this machine.
 *
 * @throws ProviderFault if the answer is not signed by Alipay
 * @throws OutsideError
 */
export async function askAlipay(
  { sendOutside, clock, timeoutMs = PROVIDER_TIMEOUT_MS }: ProviderContext,
  sdk: AlipaySdk,
  method: string,
  content: object,
  notifyUrl?: string,
): Promise<AlipayAnswer> {
  const url = new URL(sdk.config.gateway);
  url.searchParams.set('charset', 'utf-8');
  const { status, body } = await sendOutside({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: sdk.sdkExecute(
      method,
      { timestamp: beijingTime(clock.now()), ...(notifyUrl && { notifyUrl }), bizContent: content },
      { bizContentAutoSnakeCase: false },
    ),
    timeoutMs,
    maxBytes: PROVIDER_MAX_BYTES,
  });
  if (status !== 200) throw new ProviderFault(`status ${status}`);
  return signedAnswer(sdk, `${method.replaceAll('.', '_')}_response`, body.toString('utf8'));
}

/** Thrown for a refusal of the gateway, which it does not sign: the request itself was wrong. */
export class AlipayGatewayFault extends ProviderFault {}

function signedAnswer(sdk: AlipaySdk, key: string, text: string): AlipayAnswer {
  const answer = parsed(text);
  const sign = z.object({ sign: z.string(), [key]: z.unknown() }).safeParse(answer);
  if (!sign.success) {
    const refused = gatewayFaultSchema.or(z.object({ [key]: answerSchema })).safeParse(answer);
    if (refused.success)
      throw new AlipayGatewayFault(`the gateway refused the request: ${reasonOf(refused.data)}`);
    throw new ProviderFault('the answer is not signed');
  }
  // What is signed is a piece of the text, so this piece is read and nothing around it.
  const signed = sdk.getSignStr(text, key);
  if (!sdk.rsaCheck(signed, String(sign.data.sign), 'RSA2'))
    throw new ProviderFault('the signature is wrong');
  return answerSchema.parse(parsed(signed));
}

/** The code of a refusal, if it has the form of one: isv.invalid-app-id. */
function reasonOf(refused: object): string {
  const code = Object.values(refused).map((answer) => answerSchema.safeParse(answer).data?.sub_code)[0] ?? '';
  return /^[\w.-]{1,80}$/.test(code) ? code : 'no code';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('the answer is no JSON');
  }
}
