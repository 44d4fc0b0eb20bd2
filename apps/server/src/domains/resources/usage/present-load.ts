import type { UsageImport } from '@lectern/contracts/resources/usage/usage-import';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { LoadOutcome } from './load/load-outcome.ts';
import type { UsageLoadTable } from './tables.ts';

/** A report that came, as staff see it. */
export function presentLoad(row: UsageLoadTable): UsageImport {
  return {
    ...fromJson<LoadOutcome>(row.outcome),
    importId: row.id,
    state: row.state,
    isCheck: row.is_check === 1,
    fileName: row.file_name,
    providerId: row.provider_id,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
