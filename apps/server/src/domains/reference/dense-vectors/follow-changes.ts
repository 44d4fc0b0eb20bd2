import { later } from '../../../platform/clock.ts';
import { countEvents, deleteEvents, pageEvents } from '../../../platform/events/outbox-store.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { isolateTenant } from '../../../platform/tenants/faults/isolate-tenant.ts';
import { changedRecords } from './changed-records.ts';
import { type FoldDeps, foldChanges } from './fold-changes.ts';
import { foldVectorsJob } from './jobs.ts';
import { vectorsLease } from './vectors-lease.ts';

const REST_SECONDS = 20;
const EVENTS_AT_ONCE = 1000;

/** Folds changes of all libraries' records into their vectors. What cannot be done now is tried again with the next run. */
export function followChanges(deps: FoldDeps): JobHandler {
  return handleJob(foldVectorsJob, {
    recurring: true,
    async run(_job, signal) {
      for (const tenantId of (await countEvents(deps.db, changedRecords)).keys()) {
        if (signal.aborted) break;
        const work = { tenantId, source: foldVectorsJob.kind };
        await isolateTenant(deps, work, () => followTenant(deps, tenantId, signal), signal);
      }
      return { again: later(deps.clock.now(), REST_SECONDS) };
    },
  });
}

async function followTenant(deps: FoldDeps, tenantId: string, signal: AbortSignal): Promise<void> {
  const lease = vectorsLease(deps, tenantId);
  // The command reads all records: its lease is no hurry to anybody.
  if (!(await lease.hold())) return;
  lease.start();
  try {
    while (!signal.aborted && (await foldNext(deps, tenantId, signal)));
  } finally {
    await lease.release();
  }
}

/** False where no event is left, or the rest has to wait. */
async function foldNext(deps: FoldDeps, tenantId: string, signal: AbortSignal): Promise<boolean> {
  const events = await pageEvents(deps.db, changedRecords, tenantId, { afterSeq: 0, limit: EVENTS_AT_ONCE });
  if (events.length === 0) return false;
  const tenant = await deps.tenants.byId(tenantId);
  const settings = tenant?.settings.assistant.embeddings;
  if (tenant && settings) {
    const bibIds = [...new Set(events.map(({ subjectId }) => subjectId))];
    if (!(await foldChanges(deps, tenant, settings, { bibIds, signal }))) return false;
  }
  await deleteEvents(
    deps.db,
    events.map(({ seq }) => seq),
  );
  return true;
}
