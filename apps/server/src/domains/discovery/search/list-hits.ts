import type { SearchCode } from '@lectern/contracts/discovery/search/errors';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { searchInOrder } from './shelf-order.ts';
import { prepareSearch } from './state/prepare-search.ts';
import { pageRequestOf } from './state/search-request.ts';

/** The ids of the first `limit` hits of a search in its order, without facets. */
export async function listHits(
  deps: Deps,
  tenant: Tenant,
  state: SearchState,
  limit: number,
): Promise<{ readonly ids: string[]; readonly total: number } | Refusal<SearchCode>> {
  const search = prepareSearch(state, tenant.settings);
  if (isRefusal(search)) return search;
  const request = { ...pageRequestOf(search), facets: [], offset: 0, limit };
  const found = await searchInOrder(deps, tenant.id, state, request);
  if (isRefusal(found)) return found;
  return { ids: found.hits.map(({ id }) => id), total: found.total };
}
