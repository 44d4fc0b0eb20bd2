import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { flag, text, textOfForm, wholeNumber } from '../../kernel/fields.ts';
import { namesUpTo, toldNames } from '../../kernel/names.ts';
import { REMOTE_FIELDS } from '../../people/tenant/source-settings.ts';
import { PROVIDER_PURPOSES } from './purposes.ts';

/** How many providers a library may have. */
export const MOST_PROVIDERS = 200;
/** UTF-16 units of a mapping. */
export const MAX_MAPPING_LENGTH = 8000;
export const MAX_TEMPLATE_LENGTH = 2000;
export const MAX_PROVIDER_KEY_LENGTH = 500;

/** Protocols that are mapped: by an expression that the library writes. */
export const MAPPED_KINDS = ['json', 'xml'] as const;
export type MappedKind = (typeof MAPPED_KINDS)[number];

/** Protocols of scholarly sources. They are known, so their entries have neither purposes nor mappings: the address is where the API begins. */
export const SCHOLAR_KINDS = ['openalex', 'crossref', 'europepmc', 'doaj', 'datacite', 'unpaywall'] as const;
export type ScholarKind = (typeof SCHOLAR_KINDS)[number];

/** Catalogues of other libraries. */
export const CATALOGUE_KINDS = ['sru', 'z3950', 'sibling'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/**
 * What a source speaks. `json` and `xml`: it is asked, and its answer is mapped. `link`: it is not asked; its address is where a reader
 * goes. Scholarly kinds are asked about works of research. The others are catalogues of other libraries, which readers search: by SRU, by
 * Z39.50, or in this installation (`sibling`).
 */
export const PROVIDER_KINDS = [...MAPPED_KINDS, 'link', ...SCHOLAR_KINDS, ...CATALOGUE_KINDS] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export function isScholarKind(kind: ProviderKind): kind is ScholarKind {
  return (SCHOLAR_KINDS as readonly ProviderKind[]).includes(kind);
}

export function isCatalogueKind(kind: ProviderKind): kind is CatalogueKind {
  return (CATALOGUE_KINDS as readonly ProviderKind[]).includes(kind);
}

/** Whether an entry is another library: a catalogue, or a link that takes the words of a search to the library's own pages. */
export function isOtherLibrary({
  kind,
  address,
}: {
  readonly kind: ProviderKind;
  readonly address: string;
}): boolean {
  return isCatalogueKind(kind) || (kind === 'link' && address.includes('{words}'));
}

/** How the catalogue of another library is asked, and where its own pages are. What a kind has no use for is left as it is. */
export const catalogueFacts = z.object({
  /** SRU. */
  version: z.enum(['1.1', '1.2', '2.0']).default('1.2'),
  /** SRU: the server's name of the record schema, MARCXML or Dublin Core. */
  schema: asCode(textOfForm(100, '[!-~]*')).default(''),
  /** Z39.50: the form in which records are asked for. */
  syntax: z.enum(['usmarc', 'unimarc']).default('usmarc'),
  /** Z39.50: in which encoding the records are; judged for each record where it is not said. */
  encoding: z.enum(['', 'utf-8', 'marc-8', 'gb18030']).default(''),
  /** SRU: names of CQL indexes. Z39.50: use attributes (Bib-1). Each where the server does not have the usual one. */
  indexes: z
    .partialRecord(z.enum(REMOTE_FIELDS), asCode(textOfForm(61, '[A-Za-z0-9][A-Za-z0-9_.\\-]*')))
    .default({}),
  /** The library's own catalogue, with `{words}` where it can be opened with a search; empty where it has none for everybody. */
  page: asCode(text(2000)).default(''),
});
export type CatalogueFacts = z.infer<typeof catalogueFacts>;

/** What stands in braces in an address or a body: what is known of the book. */
export const PROVIDER_VALUES = [
  'isbn',
  'isbn10',
  'issn',
  'title',
  'author',
  'publisher',
  'year',
  'language',
  // Only of another library: what was typed into the search.
  'words',
] as const;
export type ProviderValue = (typeof PROVIDER_VALUES)[number];

/** Where the key goes. */
export const PROVIDER_KEY_PLACES = ['none', 'query', 'header', 'bearer'] as const;
export type ProviderKeyPlace = (typeof PROVIDER_KEY_PLACES)[number];

/** How the body of a POST is written; the values in it are encoded accordingly. */
export const PROVIDER_BODY_TYPES = ['json', 'form', 'xml'] as const;
export type ProviderBodyType = (typeof PROVIDER_BODY_TYPES)[number];

/** Why a provider gave no answer, or none that can be used. The fault is its own, or that of its entry. */
export const PROVIDER_FAULTS = [
  'ADDRESS',
  'UNREACHABLE',
  'TIMEOUT',
  'BUSY',
  'RESTING',
  'LIMIT',
  'NO_KEY',
  'STATUS',
  'TOO_LARGE',
  'HTML',
  'CHARSET',
  'SYNTAX',
  'TOO_DEEP',
  'MAPPING',
  'MAPPING_TOO_LONG',
  'SHAPE',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

const DAY = 86_400;

/** What staff say of a source. Lives are seconds. */
export const providerFacts = {
  /** The library's own; unique. Calls of the specification name theirs: `duxiu`, `jd`. */
  code: textOfForm(40, '[a-z0-9][a-z0-9_\\-]*'),
  names: namesUpTo(100),
  kind: z.enum(PROVIDER_KINDS),
  /** What it is asked for, at least one, each with the expression (JSONata) that maps its answer; empty for the kind `link`. Scholarly kinds have none. */
  mappings: z
    .array(
      z.object({
        purpose: z.enum(PROVIDER_PURPOSES),
        mapping: z.string().max(MAX_MAPPING_LENGTH).default(''),
      }),
    )
    .max(PROVIDER_PURPOSES.length)
    .default([]),
  /** `https://api.example.org/books/{isbn}`. */
  address: text(MAX_TEMPLATE_LENGTH),
  method: z.enum(['GET', 'POST']).default('GET'),
  body: z.string().max(MAX_TEMPLATE_LENGTH).default(''),
  bodyType: z.enum(PROVIDER_BODY_TYPES).default('json'),
  keyPlace: z.enum(PROVIDER_KEY_PLACES).default('none'),
  /** The name of the parameter or of the header. */
  keyName: asCode(textOfForm(60, '[A-Za-z0-9_.\\-]*')).default(''),
  /** How often it may be asked; 0 is without a limit. A day is one of UTC. */
  perMinute: wholeNumber(0, 6000).default(60),
  perDay: wholeNumber(0, 10_000_000).default(5000),
  valueSeconds: wholeNumber(60, 30 * DAY).default(DAY),
  noneSeconds: wholeNumber(60, 30 * DAY).default(DAY / 4),
  failedSeconds: wholeNumber(5, DAY).default(300),
  /** Providers of one purpose stand in this order. */
  place: wholeNumber(0, 9999).default(100),
  isOn: flag.default(false),
  catalogue: catalogueFacts.prefault({}),
};

/** How a provider did in the last 30 days. */
export const providerUse = z.object({
  /** Answers from the cache. */
  keptCount: z.int(),
  /** Questions that were sent, by their end. */
  valueCount: z.int(),
  noneCount: z.int(),
  failedCount: z.int(),
  /** Questions that were not sent, because a limit was reached. */
  heldCount: z.int(),
  /** Milliseconds of a question that was sent; null without one. */
  averageMs: z.int().nullable(),
  longestMs: z.int().nullable(),
  /** The newest fault, and when; null without one. */
  lastFault: z.object({ fault: z.enum(PROVIDER_FAULTS), at: z.string() }).nullable(),
});

/** A provider as staff see it. Nobody sees its key again. */
export const staffProvider = z.object({
  id: z.string(),
  code: z.string(),
  names: toldNames,
  kind: z.enum(PROVIDER_KINDS),
  mappings: z.array(z.object({ purpose: z.enum(PROVIDER_PURPOSES), mapping: z.string() })),
  address: z.string(),
  method: z.enum(['GET', 'POST']),
  body: z.string(),
  bodyType: z.enum(PROVIDER_BODY_TYPES),
  keyPlace: z.enum(PROVIDER_KEY_PLACES),
  keyName: z.string(),
  /** There is a key for this address. */
  hasKey: z.boolean(),
  perMinute: z.int(),
  perDay: z.int(),
  valueSeconds: z.int(),
  noneSeconds: z.int(),
  failedSeconds: z.int(),
  place: z.int(),
  isOn: z.boolean(),
  catalogue: catalogueFacts,
  /** It failed several times and is not asked for a while; as the server knows that answers. */
  isResting: z.boolean(),
  use: providerUse,
});
export type StaffProvider = z.infer<typeof staffProvider>;
