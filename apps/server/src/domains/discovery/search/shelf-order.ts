import { SEARCH_SORT_TOO_MANY } from '@lectern/contracts/discovery/search/errors';
import { MAX_SHELF_ORDER, type SearchState } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { shelfKey } from '@lectern/search/analysis/call-number';
import type { SearchRequest, SearchResult } from '@lectern/search/search-engine';
import type { Deps } from '../../../platform/deps.ts';
import { askEngine, type EngineRefusal, withEngine } from '../../../ports/search-engine/ask-engine.ts';
import { findCallNumbers } from '../../collection/catalogue/records/find-call-numbers.ts';

/**
 * A page of hits in the order of a state. Engines have all orders except that of the shelf, since the call number of a work depends on the
 * place. For that order all hits are read and sorted here; more than one shelf has are refused.
 */
export async function searchInOrder(
  deps: Pick<Deps, 'db' | 'search'>,
  tenantId: string,
  state: Pick<SearchState, 'sortField' | 'sortClause' | 'libCode' | 'locationId'>,
  request: SearchRequest,
): Promise<SearchResult | EngineRefusal | Refusal<'SEARCH_SORT_TOO_MANY'>> {
  if (state.sortField !== 'callNumber') return askEngine(deps, tenantId, request);
  const found = await askEngine(deps, tenantId, { ...request, offset: 0, limit: 0 });
  if (isRefusal(found)) return found;
  if (found.total > MAX_SHELF_ORDER) return refuse(SEARCH_SORT_TOO_MANY, { limit: MAX_SHELF_ORDER });
  const ids = await allIds(deps, tenantId, request);
  if (isRefusal(ids)) return ids;
  const numbers = await findCallNumbers(deps.db, tenantId, ids, {
    libraries: state.libCode,
    locations: state.locationId,
  });
  const down = state.sortClause === 'desc';
  const keyed = ids.map((id) => ({ id, key: firstKey(numbers.get(id) ?? [], down) }));
  // What has no call number comes last either way; hits of one number stay in the order of titles.
  const ordered = keyed.toSorted((left, right) => {
    if (left.key === right.key) return 0;
    if (left.key === undefined || right.key === undefined) return left.key === undefined ? 1 : -1;
    return left.key < right.key === down ? 1 : -1;
  });
  const hits = ordered.slice(request.offset, request.offset + request.limit);
  return { ...found, hits: hits.map(({ id }) => ({ id, score: 0 })) };
}

async function allIds(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  { offset: _offset, limit: _limit, facets: _facets, ...request }: SearchRequest,
): Promise<string[] | EngineRefusal> {
  return withEngine(deps, async (engine) => {
    const ids: string[] = [];
    for await (const some of engine.scan(tenantId, request)) ids.push(...some);
    return ids;
  });
}

/** The shelf key of a work with several copies: the first in this direction. */
function firstKey(numbers: readonly string[], down: boolean): string | undefined {
  const keys = numbers.map((number) => shelfKey(number)).toSorted((left, right) => (left < right ? -1 : 1));
  return keys.at(down ? -1 : 0);
}
