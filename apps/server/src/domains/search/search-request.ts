import type { FacetName, SearchState } from '@lectern/contracts/search/search-state';
import { parseQuery } from '@lectern/search/query/parse-query';
import type {
  FacetField,
  Filter,
  MatchMode,
  Query,
  SearchRequest,
  SortKey,
} from '@lectern/search/search-engine';

const MATCH_MODES: Readonly<Record<number, MatchMode>> = { 1: 'exact', 2: 'all', 3: 'any', 4: 'prefix' };

/** The specification's filter keys and the facets that answer them. */
export const FACET_OF_KEY: Readonly<Record<FacetName, FacetField>> = {
  docCode: 'docType',
  langCode: 'language',
  publishYear: 'year',
  subject: 'subject',
  author: 'author',
  publisher: 'publisher',
  libCode: 'library',
  locationId: 'location',
  kindNo: 'class',
};

const FACET_VALUES = 30;
/** A year for each bar of the histogram. */
const YEARS = 400;

/** The parsed text of a search: what the highlights mark, too. */
export function queryOf(state: SearchState): Query {
  return parseQuery(state.keyWord, {
    field: state.searchField,
    match: MATCH_MODES[state.matchMode] ?? 'all',
  });
}

/** True where neither words nor a filter say what is sought (specification 1, section 5). */
export function asksNothing(state: SearchState, filters: readonly Filter[]): boolean {
  return state.keyWord === '' && filters.length === 0;
}

export function filtersOf(state: SearchState): Filter[] {
  const lists: readonly (readonly [FacetField, readonly string[]])[] = [
    ['docType', state.docCode],
    ['language', state.langCode],
    ['country', state.countryCode],
    ['author', state.author],
    ['subject', state.subject],
    ['publisher', state.publisher],
    ['class', state.kindNo],
    ['library', state.libCode],
    ['location', state.locationId],
    ['onShelf', state.onlyOnShelf ? ['1'] : []],
  ];
  const filters: Filter[] = lists.flatMap(([field, anyOf]) => (anyOf.length > 0 ? [{ field, anyOf }] : []));
  const { publishBegin: from, publishEnd: to } = state;
  if (from !== undefined || to !== undefined) filters.push({ field: 'year', from, to });
  return filters;
}

/** The engine's request for one page of a search with every facet that the result page shows. */
export function requestOf(state: SearchState, query: Query, filters: readonly Filter[]): SearchRequest {
  return {
    query,
    filters,
    facets: [
      ...Object.values(FACET_OF_KEY).map((field) =>
        field === 'year'
          ? { field, limit: YEARS, order: 'value' as const }
          : { field, limit: FACET_VALUES, order: 'count' as const },
      ),
      { field: 'onShelf', limit: 1 },
    ],
    sort: sortOf(state),
    offset: (state.page - 1) * state.rows,
    limit: state.rows,
  };
}

const SORT_KEYS: Readonly<Record<SearchState['sortField'], SortKey>> = {
  relevance: 'relevance',
  publishYear: 'year',
  title: 'title',
  author: 'author',
  added: 'added',
  loanCount: 'popularity',
};

/** "Relevance ascending" is the specification's word for best first (document 1, section 9). */
function sortOf(state: SearchState): { key: SortKey; descending: boolean } {
  const key = SORT_KEYS[state.sortField];
  return { key, descending: key === 'relevance' || state.sortClause === 'desc' };
}
