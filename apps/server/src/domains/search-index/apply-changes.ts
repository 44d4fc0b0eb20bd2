import type { Deps } from '../../platform/deps.ts';
import { type BibChange, deleteBibChanges } from '../../platform/events/outbox-store.ts';
import { documentsOf } from './index-documents.ts';

type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'search'>;

/** Brings changes into the indexes, tenant by tenant, then deletes their events. */
export async function applyChanges(deps: ApplyDeps, changes: readonly BibChange[]): Promise<void> {
  const byTenant = new Map<string, BibChange[]>();
  for (const change of changes) {
    const list = byTenant.get(change.tenantId) ?? [];
    byTenant.set(change.tenantId, list);
    list.push(change);
  }
  for (const [tenantId, list] of byTenant) {
    const bibIds = [...new Set(list.map((change) => change.bibId))];
    const put = await documentsOf(deps, tenantId, bibIds);
    const found = new Set(put.map((document) => document.id));
    await deps.search.apply(tenantId, { put, remove: bibIds.filter((id) => !found.has(id)) });
    await deleteBibChanges(
      deps.db,
      list.map((change) => change.seq),
    );
  }
}
