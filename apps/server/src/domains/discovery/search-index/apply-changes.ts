import { IndexMissingError } from '@lectern/search/search-errors';
import type { Deps } from '../../../platform/deps.ts';
import { byTenant, deleteEvents, type WaitingEvent } from '../../../platform/events/outbox-store.ts';
import { isolateTenant } from '../../../platform/tenants/faults/isolate-tenant.ts';
import { documentsOf } from './index-documents.ts';
import { indexedMeaning } from './meaning/indexed-meaning.ts';

type ApplyDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'search' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections' | 'meaning'
>;

/** The name of this work in the faults of a library. */
export const INDEXING = 'search.index';

/**
 * Brings changes into the indexes, tenant by tenant, then deletes their events. A tenant for which this fails keeps its events; `onEnd` hears
 * how each ended. A missing index is raised, for it is built anew. `onApplied` gets the ids before their documents are made: an
 * index that is being built with another model of meaning leaves out their concepts.
 */
export async function applyChanges(
  deps: ApplyDeps,
  changes: readonly WaitingEvent[],
  {
    onApplied,
    onEnd,
  }: {
    readonly onApplied: (tenantId: string, bibIds: readonly string[]) => void;
    readonly onEnd: (tenantId: string, end: 'done' | 'failed') => void;
  },
): Promise<void> {
  for (const [tenantId, list] of byTenant(changes)) {
    let missing: IndexMissingError | undefined;
    const isDone = await isolateTenant(deps, { tenantId, source: INDEXING }, async () => {
      const bibIds = [...new Set(list.map((change) => change.subjectId))];
      onApplied(tenantId, bibIds);
      try {
        await putBibs(deps, tenantId, bibIds);
      } catch (error) {
        if (!(error instanceof IndexMissingError)) throw error;
        missing = error;
        return;
      }
      await deleteEvents(
        deps.db,
        list.map((change) => change.seq),
      );
    });
    if (missing) throw missing;
    onEnd(tenantId, isDone ? 'done' : 'failed');
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
