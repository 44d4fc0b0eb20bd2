import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { SearchEngine, SearchRequest, SearchResult } from '@lectern/search/search-engine';
import { SearchLimitError, SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../platform/deps.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly search: SearchEngine;
  }
}

/** The engine refuses requests that are too long or too expensive, and all requests while it is away. */
export type EngineRefusal = Refusal<'SEARCH_TOO_LONG' | 'SEARCH_UNAVAILABLE'>;
/** The refusal of requests without a reader's words. They cannot be too long. */
export type EngineAway = Refusal<'SEARCH_UNAVAILABLE'>;

/** The result of a search in the tenant's index. */
export function askEngine(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  request: SearchRequest,
): Promise<SearchResult | EngineRefusal> {
  return withEngine(deps, (engine) => engine.search(tenantId, request));
}

/** The number of records that a request finds. */
export async function countHits(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  request: Omit<SearchRequest, 'offset' | 'limit' | 'facets' | 'sort'>,
): Promise<number | EngineRefusal> {
  const found = await askEngine(deps, tenantId, { ...request, offset: 0, limit: 0 });
  return isRefusal(found) ? found : found.total;
}

/** The result of `ask`, which uses the engine. */
export async function withEngine<Answer>(
  deps: Pick<Deps, 'search'>,
  ask: (engine: SearchEngine) => Promise<Answer>,
): Promise<Answer | EngineRefusal> {
  try {
    return await ask(deps.search);
  } catch (error) {
    if (error instanceof SearchLimitError) return refuse(SEARCH_TOO_LONG, { limit: error.allowed });
    if (error instanceof SearchUnavailableError) return refuse(SEARCH_UNAVAILABLE);
    throw error;
  }
}

/** As `withEngine`, for requests that cannot be too long. A SearchLimitError is thrown, because it is a bug. */
export async function withEngineUnlessAway<Answer>(
  deps: Pick<Deps, 'search'>,
  ask: (engine: SearchEngine) => Promise<Answer>,
): Promise<Answer | EngineAway> {
  try {
    return await ask(deps.search);
  } catch (error) {
    if (error instanceof SearchUnavailableError) return refuse(SEARCH_UNAVAILABLE);
    throw error;
  }
}
