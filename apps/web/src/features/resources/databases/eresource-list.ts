import { ERESOURCE_SORTS, type EresourceSort } from '@lectern/contracts/people/tenant/eresource-settings';
import { ERESOURCE_STATUSES, LETTERS } from '@lectern/contracts/resources/databases/eresource';
import { keepShell } from '../../../components/eresources/shell-query.ts';

/** Filters that have several values. */
export const TERM_FILTERS = ['subject', 'docType', 'vendor', 'status', 'college', 'label'] as const;
export type TermFilter = (typeof TERM_FILTERS)[number];

/** The lists of the page: all databases, new ones, trials, and the ranking. */
export const VIEWS = ['all', 'new', 'trial', 'hot'] as const;
export type View = (typeof VIEWS)[number];

type Status = (typeof ERESOURCE_STATUSES)[number];

/** Which databases the page shows. Everything of it is in the address, under the names of the calls. */
export interface EresourceList extends Readonly<Record<Exclude<TermFilter, 'status'>, readonly string[]>> {
  readonly keyWord: string;
  /** A to Z or `#`; empty: all. */
  readonly letter: string;
  readonly status: readonly Status[];
  readonly isNew: boolean;
  /** Undefined: as the library orders them. */
  readonly sort: EresourceSort | undefined;
}

const CODE = /^[A-Za-z0-9_.-]{1,64}$/;
const MOST_VALUES = 50;
/** How many characters of words the calls take. */
export const LONGEST_WORDS = 100;

/** Reads an address. What no call would take is left out. */
export function readList(query: URLSearchParams): EresourceList {
  const codes = (name: TermFilter) =>
    [...new Set(query.getAll(name))].filter((code) => CODE.test(code)).slice(0, MOST_VALUES);
  const letter = query.get('letter')?.toUpperCase() ?? '';
  return {
    keyWord: (query.get('keyWord') ?? '').trim().slice(0, LONGEST_WORDS),
    letter: LETTERS.includes(letter) ? letter : '',
    subject: codes('subject'),
    docType: codes('docType'),
    vendor: codes('vendor'),
    status: ERESOURCE_STATUSES.filter((one) => query.getAll('status').includes(one)),
    college: codes('college'),
    label: codes('label'),
    isNew: /^(1|true)$/.test(query.get('isNew') ?? ''),
    sort: ERESOURCE_SORTS.find((one) => one === query.get('sort')),
  };
}

/** The query of an address of the page, with what `from` says of the navigation. */
export function writeList(list: Partial<EresourceList>, from: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '' && one !== false)
        query.append(name, one === true ? '1' : String(one));
    }
  }
  return keepShell(from, query);
}

/** The query of one of the other lists. */
export function writeView(view: View, from: URLSearchParams): URLSearchParams {
  const query = writeList({}, from);
  if (view !== 'all') query.set('show', view);
  return query;
}

export function readView(query: URLSearchParams): View {
  return VIEWS.find((view) => view === query.get('show')) ?? 'all';
}

/** The list without its filters, words and letter. */
export function withoutFilters(list: EresourceList): EresourceList {
  return { ...readList(new URLSearchParams()), sort: list.sort };
}

/** How many filters are in use, without words and letter. */
export function countFilters(list: EresourceList): number {
  return TERM_FILTERS.reduce((sum, name) => sum + list[name].length, list.isNew ? 1 : 0);
}

/** The list with a value of a filter chosen, or not chosen any more. */
export function toggled(list: EresourceList, name: TermFilter, value: string): EresourceList {
  const values: readonly string[] = list[name];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...list, [name]: next };
}

/** What the calls are told: the list without its order. */
export function filtersOf(filters: EresourceList) {
  const { keyWord, letter, isNew } = filters;
  return {
    keyWord,
    letter,
    isNew,
    subject: [...filters.subject],
    docType: [...filters.docType],
    vendor: [...filters.vendor],
    status: [...filters.status],
    college: [...filters.college],
    label: [...filters.label],
  };
}
