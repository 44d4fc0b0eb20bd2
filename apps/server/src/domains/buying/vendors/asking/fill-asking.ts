import { VENDOR_VALUES, type VendorAsking, type VendorValue } from '@lectern/contracts/buying/vendors/vendor';
import type { SourceRequest } from '../../../../ports/sources/sources-port.ts';

export type VendorValues = Readonly<Partial<Record<VendorValue, string>>>;

const IN_BRACES = /\{([A-Za-z]{1,20})\}/g;
const UP_TO_PATH = /^https?:\/\/[^/?#{}\\@\s]+(?:[/?]|$)/i;

function isKnown(name: string): name is VendorValue {
  return (VENDOR_VALUES as readonly string[]).includes(name);
}

/** Whether address and body can be filled: names in braces stand behind the host, and a body is JSON. */
export function isAskable({ address, body, method }: VendorAsking): boolean {
  const names = Array.from(address.matchAll(IN_BRACES), ([, name = '']) => name);
  if (!UP_TO_PATH.test(address) || address.includes('#') || !names.every(isKnown)) return false;
  if (!URL.canParse(address.replace(IN_BRACES, '0'))) return false;
  if (method === 'GET' || body === '') return true;
  try {
    JSON.parse(body.replace(IN_BRACES, (whole, name: string) => (isKnown(name) ? '0' : whole)));
    return true;
  } catch {
    return false;
  }
}

/** The request of a question with its values. Undefined where the values would make another path of the address. */
export function requestOf(
  { method, address, body }: VendorAsking,
  values: VendorValues,
  headers: Readonly<Record<string, string>>,
): SourceRequest | undefined {
  const fill = (encode: (value: string) => string) => (whole: string, name: string) =>
    isKnown(name) ? encode(values[name] ?? '') : whole;
  const plain = new URL(address.replace(IN_BRACES, '0'));
  const url = new URL(address.replace(IN_BRACES, fill(encodeURIComponent)));
  const steps = ({ pathname }: URL) => pathname.split('/').length;
  if (url.origin !== plain.origin || steps(url) !== steps(plain)) return undefined;
  // Templates have the quotes.
  const asJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return {
    url,
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'Lectern',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: method === 'POST' ? body.replace(IN_BRACES, fill(asJson)) : undefined,
  };
}
