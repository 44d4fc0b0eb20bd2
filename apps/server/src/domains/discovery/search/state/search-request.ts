import {
  FACETS,
  type FacetName,
  type SearchState,
  SHELF_ORDER,
} from '@lectern/contracts/discovery/search/search-state';
import type { SearchRequest, SortKey } from '@lectern/search/search-engine';
import { facetFieldOf } from './filters.ts';
import type { PreparedSearch } from './prepare-search.ts';

const FACET_VALUES = 30;
/** A year for each bar of the histogram. */
const YEARS = 400;
/** Classes are counted with all their upper classes; a list shows only the main ones and those below chosen ones. */
const CLASSES = 500;

/** The engine's request for one page of a search with the facets that are wanted. */
export function pageRequestOf(search: PreparedSearch): SearchRequest {
  const { state } = search;
  return {
    ...conditionsOf(search),
    facets: [...wantedFacets(state).map((name) => facetRequest(name, state)), { field: 'onShelf', limit: 1 }],
    sort: sortOf(state),
    offset: (state.page - 1) * state.rows,
    limit: state.rows,
  };
}

/** Which records a search finds, without page and facets. */
export function conditionsOf({ state, ranking, query, filters, conditions = [] }: PreparedSearch) {
  return {
    ...ranking,
    query,
    filters: [...filters.map(({ filter }) => filter), ...conditions],
    widen: !state.literal,
  } satisfies Partial<SearchRequest>;
}

function wantedFacets({ facets, group }: SearchState): FacetName[] {
  const wanted = new Set<FacetName>(facets ?? FACETS.filter((name) => name !== 'collectionName'));
  if (group !== '') wanted.add(group);
  return [...wanted];
}

function facetRequest(name: FacetName, state: SearchState): NonNullable<SearchRequest['facets']>[number] {
  const field = facetFieldOf(name, state);
  if (field === 'year') return { field, limit: YEARS, order: 'value' };
  return { field, limit: field === 'class' ? CLASSES : FACET_VALUES, order: 'count' };
}

const SORT_KEYS: Readonly<Record<SearchState['sortField'], SortKey>> = {
  relevance: 'relevance',
  publishYear: 'year',
  title: 'title',
  author: 'author',
  added: 'added',
  loanCount: 'popularity',
  rating: 'rating',
  // The order of hits with the same call number; see shelf-order.ts.
  callNumber: 'title',
};

/** "Relevance ascending" is the specification's word for best first (document 1, section 9), so descending is best last. */
export function sortOf({ sortField, sortClause }: Pick<SearchState, 'sortField' | 'sortClause'>) {
  const key = SORT_KEYS[sortField];
  const reversed = sortClause === 'desc' && sortField !== SHELF_ORDER;
  return { key, descending: (key === 'relevance') !== reversed };
}
