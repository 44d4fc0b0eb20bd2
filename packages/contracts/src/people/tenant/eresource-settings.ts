import { readNetworkRange } from '@lectern/rules/network-range';
import * as z from 'zod';
import { namesSchema } from './source-settings.ts';

/** By what readers choose among electronic databases. */
export const ERESOURCE_FILTERS = [
  'letter',
  'subject',
  'docType',
  'vendor',
  'status',
  'college',
  'label',
] as const;
export type EresourceFilter = (typeof ERESOURCE_FILTERS)[number];

/** What a row of the list can show besides the name. */
export const ERESOURCE_COLUMNS = [
  'introduction',
  'subject',
  'docType',
  'vendor',
  'status',
  'college',
  'label',
  'openCount',
] as const;
export type EresourceColumn = (typeof ERESOURCE_COLUMNS)[number];

export const ERESOURCE_SORTS = ['letter', 'hot', 'new'] as const;
export type EresourceSort = (typeof ERESOURCE_SORTS)[number];

/**
 * How a proxy is written into an address. `prefix`: the whole address follows the proxy's own, as it is or encoded for a query
 * (`https://proxy.example.org/login?url=`). `hostSuffix`: the host with hyphens for its dots, then that of the proxy (`.proxy.example.org`).
 * `openAthens`: the redirector of OpenAthens with the address in its query.
 */
export const PROXY_KINDS = ['prefix', 'prefixEncoded', 'hostSuffix', 'openAthens'] as const;
export type ProxyKind = (typeof PROXY_KINDS)[number];

const code = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const RANGE_WORDS = 'an address, a network such as 192.0.2.0/24, or two addresses with a hyphen between them';
const networkRange = z
  .string()
  .max(100)
  .refine((text) => readNetworkRange(text) !== undefined, RANGE_WORDS)
  .meta({ description: RANGE_WORDS });

/** Addresses of the library's own readers: a campus, a branch, a reading room. */
export const networkSchema = z.object({
  code,
  names: namesSchema,
  ranges: z.array(networkRange).max(2000),
});
export type EresourceNetwork = z.infer<typeof networkSchema>;

const PROXY_WORDS = 'an address that begins with https:// or http://; for hostSuffix the name of a host';
export const proxySchema = z
  .object({
    code,
    names: namesSchema,
    kind: z.enum(PROXY_KINDS),
    /** The address that is put in front; for `hostSuffix` the host that is put behind. */
    address: z.string().min(1).max(300),
  })
  .refine(({ kind, address }) => isProxyAddress(kind, address), PROXY_WORDS);
export type EresourceProxy = z.infer<typeof proxySchema>;

/** How the library shows and opens its electronic databases. */
export const eresourceSettingsSchema = z.object({
  networks: z.array(networkSchema).max(100).default([]),
  proxies: z.array(proxySchema).max(20).default([]),
  /** For how many days a database counts as new. */
  newDays: z.int().min(1).max(366).default(30),
  /** What readers see, in this order. */
  filters: z.array(z.enum(ERESOURCE_FILTERS)).default([...ERESOURCE_FILTERS]),
  columns: z
    .array(z.enum(ERESOURCE_COLUMNS))
    .default(['introduction', 'subject', 'docType', 'vendor', 'status', 'label']),
  sort: z.enum(ERESOURCE_SORTS).default('letter'),
  /** Databases open in a tab of their own unless one says otherwise. */
  opensWindow: z.boolean().default(true),
  /** Whether the addresses of databases and titles are asked by themselves, and how many on a day at most. */
  linkCheck: z
    .object({ isOn: z.boolean().default(false), perDay: z.int().min(10).max(2000).default(200) })
    .prefault({}),
});
export type EresourceSettings = z.infer<typeof eresourceSettingsSchema>;

function isProxyAddress(kind: ProxyKind, address: string): boolean {
  if (kind === 'hostSuffix') return /^\.?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?$/.test(address);
  return /^https?:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address);
}
