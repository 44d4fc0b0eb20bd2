import type { SearchRequest, SearchResult } from '@lectern/search/search-engine';
import { IndexMissingError, SearchLimitError } from '@lectern/search/search-errors';
import { CallError } from '../../call-error.ts';
import type { Deps } from '../../deps.ts';

/** Asks the tenant's index; the engine's refusals become codes of the catalogue. */
export async function askEngine(deps: Deps, tenantId: string, request: SearchRequest): Promise<SearchResult> {
  try {
    return await deps.search.search(tenantId, request);
  } catch (error) {
    throw refusalOfEngine(error);
  }
}

export function refusalOfEngine(error: unknown): unknown {
  if (error instanceof SearchLimitError) return new CallError('SEARCH_TOO_LONG', { limit: error.allowed });
  if (error instanceof IndexMissingError) return new CallError('SEARCH_UNAVAILABLE');
  return error;
}
