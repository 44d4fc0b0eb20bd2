import type { HttpSmsSettings } from '@lectern/contracts/people/tenant/notice-settings';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import type { OutsideMessage } from '../../platform/outside/send-outside.ts';
import type { TextMessage } from './sms-port.ts';

const PLACEHOLDER = /\{(phone|text|secret:([a-z][a-z0-9.-]{0,63}))\}/g;
const CONTENT_TYPE = {
  json: 'application/json; charset=utf-8',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain; charset=utf-8',
} as const;
/** The value as it stands between the quotes of a JSON text. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
const ESCAPES = { json: inJson, form: encodeURIComponent, text: (value: string) => value } as const;
const inHeader = (value: string) => value.replace(/\p{Cc}/gu, ' ');

/** The request to a gateway, with the values escaped for where they stand. `secretOf` answers the value of a secret. */
export async function httpSmsRequest(
  settings: HttpSmsSettings,
  { to, text }: Pick<TextMessage, 'to' | 'text'>,
  secretOf: (name: string) => Promise<string>,
): Promise<Pick<OutsideMessage, 'url' | 'method' | 'headers' | 'body'>> {
  const { address, method, headers, body, bodyType } = settings;
  const secrets = new Map<string, string>();
  for (const template of [address, body, ...Object.values(headers)])
    for (const [, , name] of template.matchAll(PLACEHOLDER))
      if (name !== undefined && !secrets.has(name)) secrets.set(name, await secretOf(name));
  const fill = (template: string, escaped: (value: string) => string) =>
    template.replace(PLACEHOLDER, (_all, what: string, name: string | undefined) =>
      escaped(name === undefined ? (what === 'phone' ? to : text) : (secrets.get(name) ?? '')),
    );
  return {
    url: new URL(fill(address, encodeURIComponent)),
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'POST' && { 'content-type': CONTENT_TYPE[bodyType] }),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), fill(value, inHeader)]),
      ),
    },
    ...(method === 'POST' && { body: fill(body, ESCAPES[bodyType]) }),
  };
}

/** Checks a gateway's answer. @throws DeliveryError unless it took the message */
export function checkHttpSmsAnswer(
  { success }: HttpSmsSettings,
  { status, body }: { readonly status: number; readonly body: Buffer },
): void {
  if (status < 200 || status > 299) {
    const isPermanent = status >= 400 && status < 500 && status !== 408 && status !== 429;
    throw new DeliveryError(`the gateway answered status ${status}`, { isPermanent });
  }
  if (success && valueAt(body, success.path) !== success.value)
    throw new DeliveryError('the gateway did not take the message', { isPermanent: false });
}

function valueAt(body: Buffer, path: string): string | undefined {
  try {
    let value: unknown = JSON.parse(body.toString('utf8'));
    for (const name of path.split('.'))
      value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string}` : undefined;
  } catch {
    return undefined;
  }
}
