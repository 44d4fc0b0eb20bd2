import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { importUsageJob } from '../jobs.ts';
import { changeLoad, findLoad, lostLoads } from '../store/load-store.ts';
import { deleteHiddenOf } from '../store/slice-store.ts';
import type { UsageLoadTable } from '../tables.ts';
import type { LoadOutcome } from './load-outcome.ts';
import { loadReport } from './load-report.ts';
import { readingOf } from './read-report.ts';
import { reportKey } from './stored-report.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/** An import that ended three times, such as with its process, is given up. */
export const IMPORT_ATTEMPTS = 3;

/** Reads files of usage reports. What an attempt left that did not end is removed by the next one. */
export function runUsageImports(deps: ImportDeps): JobHandler {
  return handleJob(importUsageJob, {
    async run({ tenantId = '', payload: { importId }, attempt }, signal) {
      const one = await findLoad(deps.db, tenantId, importId);
      if (one?.state !== 'waiting' && one?.state !== 'running') return undefined;
      try {
        await runOne(deps, one, signal);
      } catch (error) {
        if (attempt >= IMPORT_ATTEMPTS && !signal.aborted) await end(deps, one, 'failed');
        throw error;
      }
      return undefined;
    },
  });
}

async function runOne(deps: ImportDeps, one: UsageLoadTable, signal: AbortSignal): Promise<void> {
  const file = await deps.files.get(one.tenant_id, reportKey(one.stored_name));
  if (!file) return end(deps, one, 'failed');
  await changeLoad(deps.db, one, { state: 'running' });
  try {
    const encoding = one.encoding === '' ? undefined : one.encoding;
    const outcome = await loadReport(deps, one, readingOf(file.body, encoding, file.size), signal);
    await end(deps, one, outcome.refusal === '' ? 'done' : 'refused', outcome);
  } finally {
    file.body.destroy();
  }
}

/** Ends imports whose job is gone, such as after their process died at each attempt. */
export async function endLostImports(deps: ImportDeps, tenantId: string): Promise<void> {
  for (const one of await lostLoads(deps.db, tenantId, importUsageJob.kind)) {
    await deleteHiddenOf(deps.db, tenantId, one.id);
    await end(deps, one, 'failed');
  }
}

/** Ends an import, and removes its file. */
async function end(
  deps: ImportDeps,
  one: UsageLoadTable,
  state: 'done' | 'refused' | 'failed',
  outcome: LoadOutcome = fromJson(one.outcome),
): Promise<void> {
  const ended_at = deps.clock.now().toISOString();
  await changeLoad(deps.db, one, { state, outcome, ended_at, stored_name: '' });
  if (one.stored_name !== '') await removeFile(deps, one.tenant_id, reportKey(one.stored_name));
}
