import { PAPER_TYPES, type Paper } from '@lectern/contracts/discovery/scholar/paper';
import {
  SCHOLAR_FIELDS,
  SCHOLAR_SORTS,
  type scholarSearch,
} from '@lectern/contracts/discovery/scholar/scholar-search';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';

export type ScholarState = Required<
  Pick<
    InputOf<typeof scholarSearch>,
    'keyWord' | 'searchField' | 'sort' | 'types' | 'subjects' | 'languages' | 'journals' | 'sources'
  >
> & {
  readonly yearFrom: number | undefined;
  readonly yearTo: number | undefined;
  readonly readNow: boolean;
  readonly page: number;
};

/** Lists of values of the address. */
export const LISTS = ['types', 'subjects', 'languages', 'journals', 'sources'] as const;
const MOST_WORDS = 300;

/** The search that an address has. What is not allowed in it is left out. */
export function readScholarSearch(query: URLSearchParams): ScholarState {
  const oneOf = <T extends string>(values: readonly T[], name: string, otherwise: T): T =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  const year = (name: string) =>
    /^[12]\d{3}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined;
  const page = Number(query.get('page') ?? 1);
  return {
    keyWord: (query.get('keyWord') ?? '').trim().slice(0, MOST_WORDS),
    searchField: oneOf(SCHOLAR_FIELDS, 'searchField', 'any'),
    sort: oneOf(SCHOLAR_SORTS, 'sort', 'relevance'),
    yearFrom: year('yearFrom'),
    yearTo: year('yearTo'),
    types: PAPER_TYPES.filter((type) => query.getAll('types').includes(type)),
    subjects: query.getAll('subjects').slice(0, 10),
    languages: query.getAll('languages').filter((code) => /^[a-z]{2,3}$/.test(code)),
    journals: query.getAll('journals').slice(0, 10),
    sources: query.getAll('sources').filter((code) => /^[a-z0-9][a-z0-9_-]{0,39}$/.test(code)),
    readNow: query.get('readNow') === '1',
    page: Number.isInteger(page) && page > 0 && page <= 100 ? page : 1,
  };
}

/** The address of a search of scholarly sources. */
export function scholarAddress(state: Partial<ScholarState> & Pick<ScholarState, 'keyWord'>): string {
  const query = new URLSearchParams({ keyWord: state.keyWord });
  if (state.searchField && state.searchField !== 'any') query.set('searchField', state.searchField);
  if (state.sort && state.sort !== 'relevance') query.set('sort', state.sort);
  if (state.yearFrom !== undefined) query.set('yearFrom', String(state.yearFrom));
  if (state.yearTo !== undefined) query.set('yearTo', String(state.yearTo));
  for (const name of LISTS) for (const value of state[name] ?? []) query.append(name, value);
  if (state.readNow) query.set('readNow', '1');
  if (state.page && state.page > 1) query.set('page', String(state.page));
  return `/chaoXingSearchList?${query}`;
}

/** The page of a paper; from the page of results it has an address of its own. `from`: the search to go back to. */
export function paperAddress(
  paper: Pick<Paper, 'id' | 'doi' | 'recordId'>,
  { isOfResults = false, from = '' }: { readonly isOfResults?: boolean; readonly from?: string } = {},
): string | undefined {
  const query = new URLSearchParams();
  if (paper.id !== '') query.set('id', paper.id);
  else if (paper.doi !== '') query.set('doi', paper.doi);
  else if (paper.recordId !== '') query.set('kept', paper.recordId);
  else return undefined;
  if (from !== '') query.set('from', from);
  return `${isOfResults ? '/searchList/otherPaperDetail' : '/chaoXingSearchDetail'}?${query}`;
}

/** The words of a search of the catalogue as scholarly sources take them; undefined without words, or if they are too long. */
export function scholarSearchOf({
  keyWord,
  searchField,
}: Pick<SearchState, 'keyWord' | 'searchField'>): Pick<ScholarState, 'keyWord' | 'searchField'> | undefined {
  if (keyWord === '' || keyWord.length > MOST_WORDS) return undefined;
  return { keyWord, searchField: SCHOLAR_FIELDS.find((field) => field === searchField) ?? 'any' };
}

/** Whether any filter is used. */
export function isFiltered(state: ScholarState): boolean {
  return (
    state.readNow ||
    state.yearFrom !== undefined ||
    state.yearTo !== undefined ||
    LISTS.some((name) => name !== 'sources' && state[name].length > 0)
  );
}
