import type { Deps } from '../../platform/deps.ts';
import { byTenant, deleteEvents, type WaitingEvent } from '../../platform/events/outbox-store.ts';
import { documentsOf } from './index-documents.ts';
import { indexedMeaning } from './meaning/indexed-meaning.ts';

type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'search' | 'ils' | 'tenants' | 'meaning'>;

/**
 * Brings changes into the indexes, tenant by tenant, then deletes their events. `onApplied` gets the ids before their documents are made: an
 * index that is being built with another model of meaning leaves out their concepts.
 */
export async function applyChanges(
  deps: ApplyDeps,
  changes: readonly WaitingEvent[],
  onApplied: (tenantId: string, bibIds: readonly string[]) => void,
): Promise<void> {
  for (const [tenantId, list] of byTenant(changes)) {
    const bibIds = [...new Set(list.map((change) => change.subjectId))];
    onApplied(tenantId, bibIds);
    await putBibs(deps, tenantId, bibIds);
    await deleteEvents(
      deps.db,
      list.map((change) => change.seq),
    );
  }
}

/** Puts bibs as they are now into the index, with concepts by the model of the index, and removes those that search must not find. */
export async function putBibs(deps: ApplyDeps, tenantId: string, bibIds: readonly string[]): Promise<void> {
  const model = await indexedMeaning(deps, tenantId);
  const put = await documentsOf(deps, tenantId, bibIds, model);
  const found = new Set(put.map((document) => document.id));
  const remove = bibIds.filter((id) => !found.has(id));
  await deps.search.apply(tenantId, { put, remove, ...(model && { meaning: model.name }) });
}
