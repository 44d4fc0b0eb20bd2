import {
  PROVIDER_VALUES,
  type ProviderBodyType,
  type ProviderValue,
} from '@lectern/contracts/discovery/providers/provider';
import { escapeXml } from '@lectern/marc/xml/escape-xml';
import type { SourceEntry, SourceRequest, SourceValues } from './sources-port.ts';

const IN_BRACES = /\{([A-Za-z0-9]{1,20})\}/g;
const UP_TO_PATH = /^https?:\/\/[^/?#{}\\@\s]+(?:[/?]|$)/i;

/** The names in braces of a template, each once. */
export function namesIn(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(IN_BRACES), ([, name]) => name ?? ''))];
}

function isKnown(name: string): name is ProviderValue {
  return (PROVIDER_VALUES as readonly string[]).includes(name);
}

/**
 * Whether a text is a template of an address: an http or https address without sign-in and fragment, whose names in braces are known and
 * stand behind the host.
 */
export function isAddressTemplate(template: string): boolean {
  if (!UP_TO_PATH.test(template) || template.includes('#')) return false;
  if (!namesIn(template).every(isKnown)) return false;
  const filled = template.replace(IN_BRACES, '0');
  return !/[{}]/.test(filled) && URL.canParse(filled);
}

/** Whether a text is a template of a body of this type. */
export function isBodyTemplate(template: string, type: ProviderBodyType): boolean {
  if (!namesIn(template).every((name) => isKnown(name) || type === 'json')) return false;
  if (type !== 'json') return true;
  try {
    JSON.parse(template.replace(IN_BRACES, (whole, name: string) => (isKnown(name) ? '0' : whole)));
    return true;
  } catch {
    return false;
  }
}

/** The values that a request needs and that are not known of this book. */
export function missingValues(
  { address, body }: Pick<SourceEntry, 'address' | 'body'>,
  values: SourceValues,
): readonly ProviderValue[] {
  return namesIn(address + body)
    .filter(isKnown)
    .filter((name) => !values[name]);
}

/**
 * The address of a template with its values, each encoded (RFC 3986: all but unreserved characters). Undefined where the values would make
 * another path of it, such as `..`.
 */
export function fillAddress(template: string, values: SourceValues): URL | undefined {
  const plain = new URL(template.replace(IN_BRACES, '0'));
  const filled = new URL(
    template.replace(IN_BRACES, (_, name: string) =>
      encodeStrictly(isKnown(name) ? (values[name] ?? '') : ''),
    ),
  );
  const steps = ({ pathname }: URL) => pathname.split('/').length;
  return filled.origin === plain.origin && steps(filled) === steps(plain) ? filled : undefined;
}

/** The request for a book. Undefined where it cannot be made of these values. */
export function requestFor(entry: SourceEntry, values: SourceValues, key: string): SourceRequest | undefined {
  const { keyPlace, keyName, method, bodyType } = entry;
  const url = fillAddress(entry.address, values);
  if (!url) return undefined;
  if (keyPlace === 'query' && key !== '') url.searchParams.append(keyName, key);
  const accept = entry.kind === 'json' ? 'application/json' : 'application/xml, text/xml';
  const isPost = method === 'POST';
  const headers = {
    accept,
    'user-agent': 'Lectern',
    ...(isPost && { 'content-type': BODY_MEDIA[bodyType] }),
    ...(keyPlace === 'header' && key !== '' && { [keyName.toLowerCase()]: key }),
    ...(keyPlace === 'bearer' && key !== '' && { authorization: `Bearer ${key}` }),
  };
  return { url, method, headers, body: isPost ? fillBody(entry.body, bodyType, values) : undefined };
}

const BODY_MEDIA: Readonly<Record<ProviderBodyType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  xml: 'application/xml; charset=utf-8',
};

function fillBody(template: string, type: ProviderBodyType, values: SourceValues): string {
  return template.replace(IN_BRACES, (whole, name: string) =>
    isKnown(name) ? encodeInBody(values[name] ?? '', type) : whole,
  );
}

function encodeInBody(value: string, type: ProviderBodyType): string {
  switch (type) {
    case 'json':
      // Templates have the quotes.
      return JSON.stringify(value).slice(1, -1);
    case 'form':
      return encodeStrictly(value);
    case 'xml':
      return escapeXml(value);
  }
}

function encodeStrictly(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
