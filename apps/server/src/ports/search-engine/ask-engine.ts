import type { SearchEngine, SearchRequest, SearchResult } from '@lectern/search/search-engine';
import { SearchLimitError, SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../platform/deps.ts';
import { CallError } from '../../platform/http/call-error.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly search: SearchEngine;
  }
}

/** The result of a search in the tenant's index. Errors of the engine become CallErrors as in `withEngine`. */
export async function askEngine(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  request: SearchRequest,
): Promise<SearchResult> {
  return withEngine(deps, (engine) => engine.search(tenantId, request));
}

/** The number of records that a request finds. */
export async function countHits(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  request: Omit<SearchRequest, 'offset' | 'limit' | 'facets' | 'sort'>,
): Promise<number> {
  return (await askEngine(deps, tenantId, { ...request, offset: 0, limit: 0 })).total;
}

/**
 * The result of `ask`, which uses the engine.
 *
 * @throws CallError SEARCH_TOO_LONG or SEARCH_UNAVAILABLE in place of the engine's own errors.
 */
export async function withEngine<Answer>(
  deps: Pick<Deps, 'search'>,
  ask: (engine: SearchEngine) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(deps.search);
  } catch (error) {
    throw callErrorOf(error);
  }
}

function callErrorOf(error: unknown): unknown {
  if (error instanceof SearchLimitError) return new CallError('SEARCH_TOO_LONG', { limit: error.allowed });
  if (error instanceof SearchUnavailableError) return new CallError('SEARCH_UNAVAILABLE');
  return error;
}
