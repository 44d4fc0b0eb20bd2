import * as z from 'zod';
import { AVAILABILITY_STATES } from '../../collection/holdings/availability.ts';
import { asCode, withoutAbsent } from '../../kernel/empty-values.ts';
import { flag, id, listOf, text, wholeNumber } from '../../kernel/fields.ts';
import { documented, inputDocument } from '../../kernel/input-document.ts';
import { BLANK } from '../../kernel/text-patterns.ts';
import { searchText } from './search-text.ts';

/** Longest search text of one field; longer ones are refused, not cut. */
export const MAX_SEARCH_LENGTH = 1000;
export const MAX_PAGE_ROWS = 100;
/** Rows of an advanced search. */
export const MAX_SEARCH_ITEMS = 30;

const MAX_VALUES = 50;
const values = asCode(listOf(text(300), MAX_VALUES)).default([]);
const codes = listOf(id, MAX_VALUES).default([]);

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
  'contents',
  'abstract',
  'notes',
  'identifier',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export const SORT_FIELDS = [
  'relevance',
  'publishYear',
  'title',
  'author',
  'added',
  'loanCount',
  'rating',
] as const;

/**
 * The order of the shelf, by the call numbers that works have in the chosen libraries and locations: for lists of one place. Only of
 * searches that find at most so many works; others are refused with SEARCH_SORT_TOO_MANY.
 */
export const SHELF_ORDER = 'callNumber';
export const MAX_SHELF_ORDER = 5000;

/** How a row is joined to all rows above it, which are taken together: (a OR b) AND c. */
export const OPERATORS = ['AND', 'OR', 'NOT'] as const;

/** 1 exact, 2 all words, 3 any word, 4 prefix. */
export const matchModeSchema = wholeNumber(1, 4).default(2);

/** One row of an advanced search. Rows without a value say nothing; the first row's AND or OR joins nothing. */
export const searchItemSchema = z.object({
  field: z.enum(SEARCH_FIELDS).default('any'),
  value: searchText(MAX_SEARCH_LENGTH),
  matchMode: matchModeSchema,
  operator: z.enum(OPERATORS).default('AND'),
});
export type SearchItem = z.infer<typeof searchItemSchema>;

/** Rows as a JSON array; in a query string each row, or the whole array, is JSON text. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  return documented(
    z
      .union([z.array(row), z.array(z.string()), z.string()])
      .transform((given) => [given].flat().flatMap(readRow))
      .transform((rows) => rows.map((one) => withoutAbsent(row, one)))
      .pipe(z.array(row).max(MAX_SEARCH_ITEMS)),
    () => ({
      anyOf: [
        { type: 'array', maxItems: MAX_SEARCH_ITEMS, items: inputDocument(row) },
        { type: 'string', pattern: BLANK },
      ],
    }),
  );
}

function readRow(given: unknown): unknown[] {
  if (typeof given !== 'string') return [given];
  if (given.trim() === '') return [];
  try {
    return [JSON.parse(given) as unknown].flat();
  } catch {
    return [given];
  }
}

/** The filters of a search. A list of values within one key means any of them; different keys must all hold. */
export const filterShape = {
  docCode: values,
  /** `print`, `electronic`; a record that is both has both. */
  resourceType: values,
  langCode: values,
  /** ISO 3166 codes. */
  countryCode: values,
  author: values,
  subject: values,
  /** Discipline codes, see browse/getDiscipline. */
  discode1: values,
  publisher: values,
  /** Codes of classes in the classification of the library, see browse/browseClasses; a class holds those below it. */
  kindNo: values,
  /** Series, and the packages that e-books and e-journals come in. */
  collectionName: values,
  /** Electronic collections by the id under which their records are loaded. */
  eCollectionIds: values,
  /** A filter among the tenant's libraries, never identity. */
  libCode: codes,
  campusId: codes,
  locationId: codes,
  publishBegin: wholeNumber(-9999, 9999).optional(),
  publishEnd: wholeNumber(-9999, 9999).optional(),
  /** How a work can be used now. With places chosen, `loanable` and `in_library` mean at one of them, of each key. */
  availability: listOf(z.enum(AVAILABILITY_STATES), AVAILABILITY_STATES.length).default([]),
  /**
   * Works with a copy on shelf now, to borrow or to read there; with places chosen (libCode, campusId, locationId), on shelf at one of
   * them, of each key.
   */
  onlyOnShelf: flag.default(false),
  /** Core lists that include a work, the degree of a thesis, whether a description was checked: works whose records say so. */
  coreInclude: values,
  ddType: values,
  verifyStatus: values,
};

/** Which part of the list is wanted, in which order. */
export const pageShape = {
  sortField: z.enum([...SORT_FIELDS, SHELF_ORDER]).default('relevance'),
  sortClause: z.enum(['asc', 'desc']).default('asc'),
  page: wholeNumber(1, 1_000_000_000).default(1),
  rows: wholeNumber(1, MAX_PAGE_ROWS).default(10),
};

/** What hits are counted by. */
export const FACETS = [
  'availability',
  'docCode',
  'resourceType',
  'langCode',
  'countryCode',
  'publishYear',
  'subject',
  'discode1',
  'author',
  'publisher',
  'collectionName',
  'libCode',
  'campusId',
  'locationId',
  'kindNo',
  'coreInclude',
  'ddType',
  'verifyStatus',
] as const;
export type FacetName = (typeof FACETS)[number];

/** Facets by which hits can be grouped. */
export const GROUPS = ['docCode', 'resourceType', 'langCode', 'libCode', 'discode1'] as const;

/**
 * The request state of a unified search, with the specification's keys and defaults (document 1, section 3 and 9):
 * relevance ascending (which is best first), matchMode 2, page 1, ten rows. `keyWord` and `searchItems` must both hold.
 */
export const searchStateSchema = z.object({
  keyWord: searchText(MAX_SEARCH_LENGTH),
  searchField: z.enum(SEARCH_FIELDS).default('any'),
  matchMode: matchModeSchema,
  searchItems: rowsOf(searchItemSchema).default([]),
  /** True: words are taken as they stand, and read in no other way (pinyin, slips) where they find nothing. */
  literal: flag.default(false),
  /** True: only records that have the words, none by meaning (see `meaning` of the answer). So is every search that is `literal`. */
  wordsOnly: flag.default(false),
  ...filterShape,
  /** The facets to count; absent: all but collectionName, of which there are as many values as series. */
  facets: asCode(listOf(z.enum(FACETS), FACETS.length)).optional(),
  /** The answer's levelResultList then has the best hits of each value of this facet. */
  group: z.enum(['', ...GROUPS]).default(''),
  ...pageShape,
});

export type SearchState = z.infer<typeof searchStateSchema>;

/** The keys of the state that are filters; the two ends of a range of years are one, `publishYear`. */
export const FILTERS = [
  'docCode',
  'resourceType',
  'langCode',
  'countryCode',
  'author',
  'subject',
  'discode1',
  'publisher',
  'kindNo',
  'collectionName',
  'eCollectionIds',
  'libCode',
  'campusId',
  'locationId',
  'coreInclude',
  'ddType',
  'verifyStatus',
  'publishYear',
  'availability',
  'onlyOnShelf',
] as const;
export type FilterName = (typeof FILTERS)[number];
