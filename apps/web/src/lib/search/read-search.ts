import { AVAILABILITY_STATES } from '@lectern/contracts/collection/holdings/availability';
import {
  GROUPS,
  MAX_PAGE_ROWS,
  MAX_SEARCH_ITEMS,
  MAX_SEARCH_LENGTH,
  OPERATORS,
  SEARCH_FIELDS,
  type SearchItem,
  type SearchState,
  SHELF_ORDER,
  SORT_FIELDS,
} from '@lectern/contracts/discovery/search/search-state';
import { asksNothing } from '@lectern/rules/asks-nothing';
import { isEmpty } from '@lectern/rules/empty';
import { code, flag, line, listOf, oneOf, type Reader, whole } from './read-parameter.ts';

const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 300;
const MAX_YEAR = 9999;
const MAX_PAGE = 1_000_000_000;

const values = listOf((text) => line(text, MAX_VALUE_LENGTH), MAX_VALUES);
const codes = listOf(code, MAX_VALUES);
const year = whole(-MAX_YEAR, MAX_YEAR);

/** Words; signs alone are none. */
function words(text: string): string | undefined {
  const given = line(text, MAX_SEARCH_LENGTH);
  return given === undefined || !asksNothing(given) ? given : '';
}

/** Condition rows, each as JSON. */
function rows(texts: readonly string[]): SearchItem[] | undefined {
  const read = texts.filter((text) => text.trim() !== '').flatMap(rowsIn);
  const items = read.filter((one) => one !== undefined);
  return items.length === read.length && items.length <= MAX_SEARCH_ITEMS ? items : undefined;
}

function rowsIn(text: string): (SearchItem | undefined)[] {
  try {
    return [JSON.parse(text) as unknown].flat().map(row);
  } catch {
    return [undefined];
  }
}

function row(given: unknown): SearchItem | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const fields = given as Partial<Record<keyof SearchItem, unknown>>;
  const value = typeof fields.value === 'string' ? words(fields.value) : undefined;
  const field = orDefault(fields.field, oneOf(SEARCH_FIELDS), 'any');
  const matchMode = orDefault(fields.matchMode, READERS.matchMode, 2);
  const operator = orDefault(fields.operator, oneOf(OPERATORS), 'AND');
  const readable = value !== undefined && field && matchMode && operator;
  return readable ? { field, value, matchMode, operator } : undefined;
}

function orDefault<T>(given: unknown, read: Reader<T>, otherwise: T): T | undefined {
  if (isEmpty(given)) return otherwise;
  return typeof given === 'string' || typeof given === 'number' ? read([String(given)]) : undefined;
}

const READERS = {
  keyWord: ([text = '']: readonly string[]) => words(text),
  searchField: oneOf(SEARCH_FIELDS),
  matchMode: whole(1, 4),
  searchItems: rows,
  literal: flag,
  wordsOnly: flag,
  docCode: values,
  resourceType: values,
  langCode: values,
  countryCode: values,
  author: values,
  subject: values,
  discode1: values,
  publisher: values,
  kindNo: values,
  collectionName: values,
  eCollectionIds: values,
  libCode: codes,
  campusId: codes,
  locationId: codes,
  publishBegin: year,
  publishEnd: year,
  availability: listOf((text) => oneOf(AVAILABILITY_STATES)([text]), AVAILABILITY_STATES.length),
  onlyOnShelf: flag,
  coreInclude: values,
  ddType: values,
  verifyStatus: values,
  group: oneOf(['', ...GROUPS]),
  sortField: oneOf([...SORT_FIELDS, SHELF_ORDER]),
  sortClause: oneOf(['asc', 'desc']),
  page: whole(1, MAX_PAGE),
  rows: whole(1, MAX_PAGE_ROWS),
  // The `satisfies` fails when the call gets a parameter that is missing here.
} satisfies { [K in Exclude<keyof SearchState, 'facets'>]-?: Reader<SearchState[K]> };

/** The search of an address without parameters: every value is the default. */
export const DEFAULT_SEARCH: SearchState = {
  keyWord: '',
  searchField: 'any',
  matchMode: 2,
  searchItems: [],
  literal: false,
  wordsOnly: false,
  docCode: [],
  resourceType: [],
  langCode: [],
  countryCode: [],
  author: [],
  subject: [],
  discode1: [],
  publisher: [],
  kindNo: [],
  collectionName: [],
  eCollectionIds: [],
  libCode: [],
  campusId: [],
  locationId: [],
  availability: [],
  onlyOnShelf: false,
  coreInclude: [],
  ddType: [],
  verifyStatus: [],
  group: '',
  sortField: 'relevance',
  sortClause: 'asc',
  page: 1,
  rows: 10,
};

/** Reads the search from an address. An unreadable parameter is ignored: a shared link never leads to an error. */
export function readSearchState(query: URLSearchParams): SearchState {
  const readable = Object.entries<Reader<unknown>>(READERS).flatMap(([name, read]) => {
    const given = query.getAll(name);
    const value = given.length > 0 ? read(given) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return { ...DEFAULT_SEARCH, ...Object.fromEntries(readable) };
}
