import * as z from 'zod';
import { flag, id, listOf, text, wholeNumber } from '../fields.ts';

/** Longest search text; longer ones are refused, not cut. */
export const MAX_SEARCH_LENGTH = 1000;
export const MAX_PAGE_ROWS = 100;

const MAX_VALUES = 50;
const values = listOf(text(300), MAX_VALUES).default([]);

/** Where a search word may be looked for. */
export const SEARCH_FIELDS = [
  'any',
  'title',
  'author',
  'subject',
  'publisher',
  'series',
  'isbn',
  'issn',
  'callNumber',
  'classNumber',
] as const;

export const SORT_FIELDS = ['relevance', 'publishYear', 'title', 'author', 'added', 'loanCount'] as const;

/**
 * The request state of a unified search, with the specification's keys and defaults (document 1, section 3 and 9):
 * relevance ascending (which is best first), matchMode 2, page 1, ten rows. A list of values within one key means any of them.
 */
export const searchStateSchema = z.object({
  keyWord: text(MAX_SEARCH_LENGTH).default(''),
  searchField: z.enum(SEARCH_FIELDS).default('any'),
  /** 1 exact, 2 all words, 3 any word, 4 prefix. */
  matchMode: wholeNumber(1, 4).default(2),
  docCode: values,
  langCode: values,
  countryCode: values,
  author: values,
  subject: values,
  publisher: values,
  /** Class notations; a main class holds its subclasses. */
  kindNo: values,
  /** A filter among the tenant's libraries, never identity. */
  libCode: listOf(id, MAX_VALUES).default([]),
  locationId: listOf(id, MAX_VALUES).default([]),
  publishBegin: wholeNumber(-9999, 9999).optional(),
  publishEnd: wholeNumber(-9999, 9999).optional(),
  onlyOnShelf: flag.default(false),
  sortField: z.enum(SORT_FIELDS).default('relevance'),
  sortClause: z.enum(['asc', 'desc']).default('asc'),
  page: wholeNumber(1, 1_000_000_000).default(1),
  rows: wholeNumber(1, MAX_PAGE_ROWS).default(10),
});

export type SearchState = z.infer<typeof searchStateSchema>;

/** Half-open ranges [start, end) in UTF-16 units of the text beside them. */
export const rangesSchema = z.array(z.tuple([z.int(), z.int()]));

/** One row of a result list: the answer to "what is it, is it the right edition". Availability comes in its own call. */
export const searchHitSchema = z.object({
  recordId: z.string(),
  title: z.string(),
  titleRanges: rangesSchema,
  /** Responsibility as printed, or the creators' names. */
  author: z.string(),
  authorRanges: rangesSchema,
  publisher: z.string(),
  publishYear: z.int().nullable(),
  edition: z.string(),
  docCode: z.string(),
  langCode: z.string(),
  isbn: z.string(),
  /** A passage of abstract, contents or notes that holds the words; the abstract's beginning without words. */
  snippet: z.object({ text: z.string(), ranges: rangesSchema }),
  /** A full-text address where the record has one. */
  fullTextUrl: z.string(),
});

export const FACETS = [
  'docCode',
  'langCode',
  'publishYear',
  'subject',
  'author',
  'publisher',
  'libCode',
  'locationId',
  'kindNo',
] as const;
export type FacetName = (typeof FACETS)[number];

export const facetSchema = z.object({
  name: z.enum(FACETS),
  /** Most frequent first; years in order of time. `label` is for people. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  /** How many distinct values there are beyond these. */
  more: z.int(),
});
