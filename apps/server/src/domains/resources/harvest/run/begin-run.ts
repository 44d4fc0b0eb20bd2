import type { HarvestCounts } from '@lectern/contracts/resources/harvest/harvest-run';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { harvestJob } from '../jobs.ts';
import { changeRun, insertRun, lastRun } from '../store/run-store.ts';
import type { HarvestRunTable, HarvestSourceTable } from '../tables.ts';

const NO_COUNTS: HarvestCounts = { read: 0, added: 0, changed: 0, same: 0, hidden: 0, leftOut: 0 };

/** A run of a source that nothing has come of yet. */
export function newRun(
  source: Pick<HarvestSourceTable, 'id' | 'tenant_id' | 'changed_since'>,
  { staffId, isWhole, now }: { readonly staffId: string; readonly isWhole: boolean; readonly now: string },
): HarvestRunTable {
  const from_date = isWhole ? '' : source.changed_since;
  return {
    id: newId(),
    tenant_id: source.tenant_id,
    source_id: source.id,
    staff_id: staffId,
    state: 'waiting',
    is_whole: from_date === '' ? 1 : 0,
    is_stopping: 0,
    from_date,
    granularity: '',
    response_date: '',
    token: '',
    pages: 0,
    empty_pages: 0,
    mark: '',
    attempts: 0,
    restarts: 0,
    total: 0,
    counts: toJson(NO_COUNTS),
    fault: '',
    message: '',
    started_at: now,
    ended_at: '',
    next_at: '',
  };
}

/**
 * Begins a harvest and orders its work. A last run that was stopped or failed in its middle goes on where it was, unless all records are
 * asked for. Answers nothing if one is open already.
 */
export async function beginRun(
  tx: Tx,
  source: HarvestSourceTable,
  given: { readonly staffId: string; readonly isWhole: boolean; readonly now: string },
): Promise<HarvestRunTable | undefined> {
  const last = await lastRun(tx, source.tenant_id, source.id);
  if (last && (last.state === 'waiting' || last.state === 'running')) return undefined;
  const goesOn =
    !given.isWhole && last && last.state !== 'done' && last.token !== '' && last.fault !== 'LOOP';
  const run = goesOn ? { ...last, ...AWAKE } : newRun(source, given);
  if (goesOn) await changeRun(tx, run, AWAKE);
  else await insertRun(tx, run);
  await enqueueJob(tx, harvestJob, {
    tenantId: source.tenant_id,
    payload: { runId: run.id },
    uniqueKey: run.id,
    now: given.now,
  });
  return run;
}

const AWAKE = {
  state: 'waiting',
  is_stopping: 0,
  attempts: 0,
  restarts: 0,
  fault: '',
  message: '',
  ended_at: '',
  next_at: '',
} as const satisfies Partial<HarvestRunTable>;
