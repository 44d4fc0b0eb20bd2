import type { SearchState } from '@lectern/contracts/search/search-state';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { askInOrder } from './shelf-order.ts';
import { rankingOf, refuseEmpty, requestOf } from './state/search-request.ts';

/** The ids of the first `limit` hits of a search in its order, without facets. Raises what SEARCH_ERRORS lists. */
export async function listHits(
  deps: Deps,
  tenant: Tenant,
  state: SearchState,
  limit: number,
): Promise<{ readonly ids: string[]; readonly total: number }> {
  refuseEmpty(state);
  const request = { ...requestOf(state, rankingOf(tenant.settings)), facets: [], offset: 0, limit };
  const { hits, total } = await askInOrder(deps, tenant.id, state, request);
  return { ids: hits.map(({ id }) => id), total };
}
