import type { HarvestRun } from '@lectern/contracts/resources/harvest/harvest-run';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { HarvestRunTable } from './tables.ts';

/** A run as staff see it. */
export function presentRun(row: HarvestRunTable): HarvestRun {
  return {
    id: row.id,
    sourceId: row.source_id,
    state: row.state,
    isWhole: row.is_whole === 1,
    isStopping: row.is_stopping === 1,
    counts: fromJson(row.counts),
    total: row.total,
    pages: row.pages,
    fault: row.fault,
    message: row.message,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    nextAt: row.next_at,
  };
}
