import {
  FACETS,
  type FacetName,
  type SearchState,
  SHELF_ORDER,
} from '@lectern/contracts/search/search-state';
import type { SearchSettings, TenantSettings } from '@lectern/contracts/tenant/tenant-settings';
import type { SearchRequest, SortKey } from '@lectern/search/search-engine';
import { FACET_OF_KEY, facetFieldOf, filtersOf } from './filters.ts';
import { queryOf } from './search-query.ts';

const FACET_VALUES = 30;
/** A year for each bar of the histogram. */
const YEARS = 400;
/** Classes come with all their upper classes, of which a list shows the main ones and those below what is chosen. */
const CLASSES = 500;

/** How a tenant's searches are answered whatever is asked: weights, boosts, languages. */
export type Ranking = Pick<SearchRequest, 'weights' | 'boosts' | 'languages'>;

export function rankingOf({ search, public: { languages } }: TenantSettings): Ranking {
  return {
    weights: search.weights,
    boosts: boostsOf(search),
    languages: search.languages.length > 0 ? search.languages : [...new Set(languages.map(codeOf))],
  };
}

function boostsOf({ boosts }: SearchSettings): NonNullable<Ranking['boosts']> {
  return boosts.map(({ facet, value, factor }) => ({ field: FACET_OF_KEY[facet], value, factor }));
}

/** ISO 639-2/B, as records have it, of a language of the interface. */
function codeOf(language: TenantSettings['public']['languages'][number]): string {
  switch (language) {
    case 'zh-CN':
    case 'zh-TW':
      return 'chi';
    case 'en-US':
      return 'eng';
    case 'fr-FR':
      return 'fre';
  }
}

/** The engine's request for one page of a search with the facets that are asked for. */
export function requestOf(state: SearchState, ranking: Ranking): SearchRequest {
  return {
    ...conditionsOf(state, ranking),
    facets: [...wantedFacets(state).map((name) => facetRequest(name, state)), { field: 'onShelf', limit: 1 }],
    sort: sortOf(state),
    offset: (state.page - 1) * state.rows,
    limit: state.rows,
  };
}

/** Which records a search finds, without page and facets. */
export function conditionsOf(state: SearchState, ranking: Ranking) {
  return {
    ...ranking,
    query: queryOf(state),
    filters: filtersOf(state).map(({ filter }) => filter),
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
  // Of hits with one call number; see shelf-order.ts.
  callNumber: 'title',
};

/** "Relevance ascending" is the specification's word for best first (document 1, section 9). */
export function sortOf({ sortField, sortClause }: Pick<SearchState, 'sortField' | 'sortClause'>) {
  const key = SORT_KEYS[sortField];
  return { key, descending: key === 'relevance' || (sortClause === 'desc' && sortField !== SHELF_ORDER) };
}
