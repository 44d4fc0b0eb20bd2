import type { Deps } from '../../platform/deps.ts';
import { byTenant, deleteEvents, type WaitingEvent } from '../../platform/events/outbox-store.ts';
import { documentsOf } from './index-documents.ts';

type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'search' | 'ils' | 'tenants'>;

/** Brings changes into the indexes, tenant by tenant, then deletes their events. */
export async function applyChanges(deps: ApplyDeps, changes: readonly WaitingEvent[]): Promise<void> {
  for (const [tenantId, list] of byTenant(changes)) {
    const bibIds = [...new Set(list.map((change) => change.subjectId))];
    const put = await documentsOf(deps, tenantId, bibIds);
    const found = new Set(put.map((document) => document.id));
    await deps.search.apply(tenantId, { put, remove: bibIds.filter((id) => !found.has(id)) });
    await deleteEvents(
      deps.db,
      list.map((change) => change.seq),
    );
  }
}
