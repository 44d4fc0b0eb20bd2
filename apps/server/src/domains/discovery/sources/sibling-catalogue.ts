import type { SiblingTarget } from '@lectern/contracts/people/tenant/source-settings';
import type { SearchResult } from '@lectern/search/search-engine';
import { SearchLimitError, SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../../platform/deps.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import {
  type Tenant,
  type TenantRegistry,
  TenantUnreadableError,
} from '../../../platform/tenants/tenant-registry.ts';
import type { RemoteCatalogue, RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { recordAddress } from '../../collection/catalogue/records/record-address.ts';
import { rankingOf } from '../search/state/ranking.ts';

/**
 * The remote-catalogue adapter for another library of the same installation. It finds what everybody finds in that
 * library's catalogue. It makes no network request, so the rule against requests to our own network needs no exception.
 */
export function createSiblingCatalogue(
  deps: Pick<Deps, 'db' | 'search' | 'tenants'>,
): RemoteCatalogue<SiblingTarget> {
  return {
    async search(_tenantId, { library }, query) {
      const tenant = await siblingAt(deps.tenants, library);
      if (!tenant) throw new OutsideError('unreachable', 'no such library in this installation');
      const { total, hits } = await searchIndex(deps, tenant, query);
      const ids = hits.map(({ id }) => id);
      const bibs = await findBibs(deps.db, tenant.id, ids);
      return {
        total,
        hits: ids.flatMap((id) => {
          const record = bibs.get(id);
          return record ? [{ bib: record.bib, page: recordAddress('', tenant, id), recordId: id }] : [];
        }),
      };
    },
  };
}

async function siblingAt(tenants: TenantRegistry, library: string): Promise<Tenant | undefined> {
  try {
    return await tenants.byMappingPath(library);
  } catch (error) {
    if (error instanceof TenantUnreadableError) throw new OutsideError('unreachable', error.message);
    throw error;
  }
}

async function searchIndex(
  { search }: Pick<Deps, 'search'>,
  { id, settings }: Tenant,
  { words, field, offset, limit }: RemoteQuery,
): Promise<SearchResult> {
  try {
    return await search.search(id, {
      ...rankingOf(settings),
      query: { kind: 'text', field, text: words, match: 'all' },
      offset,
      limit,
    });
  } catch (error) {
    if (error instanceof SearchUnavailableError) throw new OutsideError('unreachable', error.message);
    if (error instanceof SearchLimitError) throw new OutsideError('unreadable', 'too many words');
    throw error;
  }
}
