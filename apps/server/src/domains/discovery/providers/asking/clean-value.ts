import {
  NOTHING_PROVIDED,
  type Provided,
  type ProviderPurpose,
} from '@lectern/contracts/discovery/providers/purposes';
import { plainLines } from '@lectern/contracts/kernel/shared-text';
import type { Money } from '@lectern/rules/money';
import * as z from 'zod';
import { plainText } from '../../../../ports/sources/plain-text.ts';
import { SourceFaultError } from '../../../../ports/sources/source-fault-error.ts';

const MAX_LINE = 300;
const MAX_LINES = 4000;
const MAX_ENTRIES = 300;
const MAX_ADDRESS = 2000;

const raw = z.union([z.string(), z.number(), z.null()]).default('');
const line = raw.transform((value) => cut(plainText(shown(value)).replace(/\s+/g, ' ').trim(), MAX_LINE));
const lines = raw.transform((value) => cut(plainLines(plainText(shown(value))), MAX_LINES));
/** One line alone, or a list: JSONata makes no list of a single value. */
const entries = z
  .union([z.array(line), line])
  .default([])
  .transform((value) => (Array.isArray(value) ? value : [value]).filter(Boolean).slice(0, MAX_ENTRIES));
const address = z
  .union([z.string(), z.null()])
  .default('')
  .transform((value, context) => {
    const href = webAddress((value ?? '').trim());
    if (href !== undefined) return href;
    context.addIssue({ code: 'custom', message: 'not an http or https address' });
    return z.NEVER;
  });
const count = z
  .union([z.number(), z.string().regex(/^\d{1,12}$/), z.literal(''), z.null()])
  .default(null)
  .transform((value) => (value === null || value === '' ? null : Number(value)))
  .pipe(z.int().min(0).nullable());
const yes = z.boolean().nullable().default(null);

const link = z.object({ label: line, url: address });

/** What a mapping makes for each purpose: all fields may be absent. */
const MAPPED = {
  disc: link,
  elsewhere: link,
  cover: z.object({ imgUrl: address }),
  facts: z.object({
    title: line,
    author: line,
    publisher: line,
    published: line,
    pages: line,
    summary: lines,
    aboutAuthor: lines,
    url: address,
  }),
  contents: z.object({ entries, url: address }),
  ebook: link,
  tryRead: link,
  citations: z.object({ count, url: address }),
  encyclopaedia: z.object({ title: line, text: lines, url: address }),
  author: z.object({ name: line, text: lines, url: address }),
  price: z
    .object({ amount: raw, currency: line, isInStock: yes, url: address })
    .transform(({ amount, currency, ...rest }, context) => {
      const price = moneyOf(shown(amount).trim(), currency || 'CNY');
      if (price !== undefined) return { price, ...rest };
      context.addIssue({ code: 'custom', path: ['amount'], message: 'not an amount of a currency' });
      return z.NEVER;
    }),
} as const satisfies { readonly [P in ProviderPurpose]: z.ZodType<Provided<P>> };

/**
 * What readers get of a value that a mapping made: in the shape of the purpose, texts without markup, addresses of http and https. Null
 * where it says nothing. @throws SourceFaultError (SHAPE)
 */
export function cleanValue(purpose: ProviderPurpose, mapped: unknown): Provided | null {
  if (mapped === null) return null;
  // A path over a list with one hit is that hit; over several, the first is the best.
  const one: unknown = Array.isArray(mapped) ? mapped[0] : mapped;
  if (one === undefined) return null;
  const read = MAPPED[purpose].safeParse(one);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SourceFaultError('SHAPE', `${issue?.path.join('.') || 'value'}: ${issue?.message ?? 'wrong'}`);
  }
  return saysNothing(purpose, read.data) ? null : read.data;
}

/** Whether a value has nothing that its purpose is about: a link without an address, words without words. */
function saysNothing(purpose: ProviderPurpose, value: Provided): boolean {
  const { url: _, label: __, ...about } = { ...value } as Record<string, unknown>;
  if (Object.keys(about).length === 0) return (value as { readonly url: string }).url === '';
  const nothing = NOTHING_PROVIDED[purpose] as unknown as Record<string, unknown>;
  return Object.entries(about).every(([name, one]) => JSON.stringify(one) === JSON.stringify(nothing[name]));
}

function shown(value: string | number | null): string {
  return value === null ? '' : String(value);
}

function cut(text: string, most: number): string {
  const signs = text.length <= most ? undefined : Array.from(text);
  return signs && signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

/** An address as browsers write it; empty for an empty one, undefined for one that is not of the web or has a sign-in in it. */
function webAddress(text: string): string | undefined {
  if (text === '') return '';
  if (text.length > MAX_ADDRESS || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : undefined;
}

/** A decimal amount in minor units; null without one, undefined for what is no amount. */
function moneyOf(amount: string, currency: string): Money | null | undefined {
  if (amount === '') return null;
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(amount) ?? [];
  if (whole === undefined || !CURRENCIES.has(currency)) return undefined;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return { amount: Math.round(Number(`${whole}.${part || '0'}`) * 10 ** digits), currency };
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
