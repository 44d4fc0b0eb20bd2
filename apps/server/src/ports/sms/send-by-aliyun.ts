import { type AliyunSmsSettings, NOTICE_FACTS } from '@lectern/contracts/people/tenant/notice-settings';
import { newId } from '../../platform/db/ids.ts';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import type { OutsideMessage } from '../../platform/outside/send-outside.ts';
import { signAliyunCall } from './aliyun-signature.ts';
import type { TextMessage } from './sms-port.ts';

const VERSION = '2017-05-25';
const CODE = /^[A-Za-z0-9_.]{1,100}$/;
/** Faults of the service itself, of its limits and of its network; the message may be taken later. */
const PASSING =
  /^(isp\.|isv\.BUSINESS_LIMIT_CONTROL|Throttling|ServiceUnavailable|InternalError|isv\.AMOUNT_NOT_ENOUGH|isv\.OUT_OF_SERVICE)/;

/** The request SendSms. @throws DeliveryError if the settings have no template for this kind of notice */
export function aliyunSmsRequest(
  { address, accessKeyId, signName, templates }: AliyunSmsSettings,
  { to, kind, facts, at }: TextMessage,
  accessKeySecret: string,
): Pick<OutsideMessage, 'url' | 'method' | 'headers' | 'body'> {
  const templateCode = templates[kind];
  if (!templateCode) throw new DeliveryError(`no template for notices ${kind}`, { isPermanent: true });
  const { host, origin } = new URL(address);
  const named = Object.fromEntries(NOTICE_FACTS[kind].map((name) => [name, facts[name] ?? '']));
  const parameters = {
    PhoneNumbers: to.replace(/^\+/, ''),
    SignName: signName,
    TemplateCode: templateCode,
    TemplateParam: JSON.stringify(named),
  };
  const call = {
    method: 'POST',
    host,
    action: 'SendSms',
    version: VERSION,
    parameters,
    nonce: newId(),
    at,
  } as const;
  const { query, headers } = signAliyunCall(call, { id: accessKeyId, secret: accessKeySecret });
  return { url: new URL(`${origin}/?${query}`), method: 'POST', headers, body: '' };
}

/** Checks the service's answer. @throws DeliveryError unless it took the message */
export function checkAliyunAnswer({
  status,
  body,
}: {
  readonly status: number;
  readonly body: Buffer;
}): void {
  const code = codeIn(body);
  if (status === 200 && code === 'OK') return;
  const isPermanent = status < 500 && code !== undefined && !PASSING.test(code);
  throw new DeliveryError(`the service answered status ${status}, code ${code ?? 'unknown'}`, {
    isPermanent,
  });
}

function codeIn(body: Buffer): string | undefined {
  try {
    const { Code: code } = JSON.parse(body.toString('utf8')) as { Code?: unknown };
    return typeof code === 'string' && CODE.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
