import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { SearchCode } from '@lectern/contracts/search/errors';
import type { SearchState } from '@lectern/contracts/search/search-state';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { askInOrder } from './shelf-order.ts';
import { refusalOfSearch } from './state/refusal-of-search.ts';
import { rankingOf, requestOf } from './state/search-request.ts';

/** The ids of the first `limit` hits of a search in its order, without facets. */
export async function listHits(
  deps: Deps,
  tenant: Tenant,
  state: SearchState,
  limit: number,
): Promise<{ readonly ids: string[]; readonly total: number } | Refusal<SearchCode>> {
  const refusal = refusalOfSearch(state);
  if (refusal) return refusal;
  const request = { ...requestOf(state, rankingOf(tenant.settings)), facets: [], offset: 0, limit };
  const found = await askInOrder(deps, tenant.id, state, request);
  if (isRefusal(found)) return found;
  return { ids: found.hits.map(({ id }) => id), total: found.total };
}
