import type { Filter, Query, SearchRequest, SearchResult } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { askEngine, type EngineRefusal } from '../../../../ports/search-engine/ask-engine.ts';
import { type Ranking, rankingOf } from '../../../discovery/search/state/ranking.ts';
import { wordsQuery } from '../../../discovery/search/state/search-query.ts';
import { pagesIndexOf } from './pages-index.ts';

/** The mode of words in the specification's numbers: all must occur. */
const ALL_WORDS = 2;

/** Words that are sought in pages of a library. */
export interface SoughtWords {
  readonly query: Query;
  readonly ranking: Pick<Ranking, 'languages'>;
  ask(request: PageRequest): Promise<SearchResult | EngineRefusal>;
}

type PageRequest = Pick<SearchRequest, 'facets' | 'sort'> & {
  readonly filters: readonly Filter[];
  readonly offset?: number;
  readonly limit: number;
};

/** The words as the search of records reads them: all must be on the page, in any script and form. */
export function seekWords(deps: Pick<Deps, 'search'>, tenant: Tenant, typed: string): SoughtWords {
  const query = wordsQuery(typed, 'any', ALL_WORDS);
  const { languages } = rankingOf(tenant.settings);
  return {
    query,
    ranking: { languages },
    ask: ({ offset = 0, ...request }) =>
      askEngine(deps, pagesIndexOf(tenant.id), {
        query,
        languages,
        facets: [],
        ...request,
        offset,
        widen: true,
      }),
  };
}
