import type { ListEntry, ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { presentEntries } from './present-entries.ts';
import { presentOpenLists } from './present-open-lists.ts';
import { listEntries } from './store/entry-store.ts';

/** A list that everybody sees today, with its works; undefined for any other. */
export async function readOpenList(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  tenant: Tenant,
  id: string,
): Promise<(ListSummary & { readonly entries: readonly ListEntry[] }) | undefined> {
  const [list] = await presentOpenLists(deps, { tenant, patronId: undefined }, [id]);
  if (!list) return undefined;
  return {
    ...list,
    entries: await presentEntries(deps.db, tenant, await listEntries(deps.db, tenant.id, id)),
  };
}
