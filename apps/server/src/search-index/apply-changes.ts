import type { Deps } from '../deps.ts';
import { type BibChange, deleteBibChanges, parkBibChanges, unparkBibChanges } from '../jobs/outbox-store.ts';
import { documentsOf } from './index-documents.ts';

type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'search'>;

/**
 * Brings changes into the indexes, tenant by tenant, then deletes their events. Where an index is being rebuilt, the events are parked instead: the
 * new one may have been read before the change.
 */
export async function applyChanges(
  deps: ApplyDeps,
  changes: readonly BibChange[],
  isRebuilding: (tenantId: string) => boolean,
): Promise<void> {
  for (const [tenantId, of] of byTenant(changes)) {
    const bibIds = [...new Set(of.map((change) => change.bibId))];
    const put = await documentsOf(deps, tenantId, bibIds);
    const found = new Set(put.map((document) => document.id));
    const rebuilding = isRebuilding(tenantId);
    await deps.search.apply(tenantId, { put, remove: bibIds.filter((id) => !found.has(id)) });
    const seqs = of.map((change) => change.seq);
    if (!rebuilding && !isRebuilding(tenantId)) {
      await deleteBibChanges(deps.db, seqs);
      continue;
    }
    await parkBibChanges(deps.db, seqs);
    // It ended meanwhile: nobody else brings them back.
    if (!isRebuilding(tenantId)) await unparkBibChanges(deps.db, tenantId);
  }
}

function byTenant(changes: readonly BibChange[]): Map<string, BibChange[]> {
  const groups = new Map<string, BibChange[]>();
  for (const change of changes) {
    const group = groups.get(change.tenantId);
    if (group) group.push(change);
    else groups.set(change.tenantId, [change]);
  }
  return groups;
}
