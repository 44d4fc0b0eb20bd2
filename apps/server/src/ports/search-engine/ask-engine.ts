import type { SearchEngine, SearchRequest, SearchResult } from '@lectern/search/search-engine';
import { SearchLimitError, SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../platform/deps.ts';
import { CallError } from '../../platform/http/call-error.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly search: SearchEngine;
  }
}

/** Asks the tenant's index; the engine's refusals become codes of the catalogue. */
export async function askEngine(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  request: SearchRequest,
): Promise<SearchResult> {
  return refusing(deps, (engine) => engine.search(tenantId, request));
}

/** How many records a request finds. */
export async function countHits(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  request: Omit<SearchRequest, 'offset' | 'limit' | 'facets' | 'sort'>,
): Promise<number> {
  return (await askEngine(deps, tenantId, { ...request, offset: 0, limit: 0 })).total;
}

/** Any other question to the engine, with the same refusals. */
export async function refusing<Answer>(
  deps: Pick<Deps, 'search'>,
  ask: (engine: SearchEngine) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(deps.search);
  } catch (error) {
    throw refusalOfEngine(error);
  }
}

function refusalOfEngine(error: unknown): unknown {
  if (error instanceof SearchLimitError) return new CallError('SEARCH_TOO_LONG', { limit: error.allowed });
  if (error instanceof SearchUnavailableError) return new CallError('SEARCH_UNAVAILABLE');
  return error;
}
