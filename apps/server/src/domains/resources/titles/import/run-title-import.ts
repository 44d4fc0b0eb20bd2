import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { importTitlesJob } from '../jobs.ts';
import { changeTitleImport, findTitleImport, lostImports } from '../store/import-store.ts';
import { findTitleList } from '../store/list-store.ts';
import type { TitleImportTable } from '../tables.ts';
import { importTitleList, type ListImportDeps } from './import-title-list.ts';
import { listFileKey } from './stored-list-file.ts';
import type { TitleReport } from './title-report.ts';

type ImportDeps = ListImportDeps & Pick<Deps, 'files'>;

/** An import that ended three times, such as with its process, is given up. */
export const IMPORT_ATTEMPTS = 3;

/** Reads files of title lists. What an attempt left that did not end is removed by the next one. */
export function runTitleImports(deps: ImportDeps): JobHandler {
  return handleJob(importTitlesJob, {
    async run({ tenantId = '', payload: { importId }, attempt }, signal) {
      const one = await findTitleImport(deps.db, tenantId, importId);
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

async function runOne(deps: ImportDeps, one: TitleImportTable, signal: AbortSignal): Promise<void> {
  const { db, files } = deps;
  const list = await findTitleList(db, one.tenant_id, one.list_id);
  const file = list && (await files.get(one.tenant_id, listFileKey(one.stored_name)));
  if (!list || !file) return end(deps, one, 'failed');
  await changeTitleImport(db, one, { state: 'running' });
  try {
    const report = await importTitleList(deps, { list, one, source: file.body }, signal);
    await end(deps, one, report.refusal === '' ? 'done' : 'refused', report);
  } finally {
    file.body.destroy();
  }
}

/** Ends imports whose job is gone, such as after their process died at each attempt: their lists can be imported again. */
export async function endLostImports(
  deps: Pick<ImportDeps, 'db' | 'clock' | 'files'>,
  tenantId: string,
): Promise<void> {
  for (const one of await lostImports(deps.db, tenantId, importTitlesJob.kind))
    await end(deps, one, 'failed');
}

/** Ends an import, and removes its file. */
async function end(
  deps: Pick<ImportDeps, 'db' | 'clock' | 'files'>,
  one: TitleImportTable,
  state: 'done' | 'refused' | 'failed',
  report: TitleReport = fromJson(one.report),
): Promise<void> {
  const ended_at = deps.clock.now().toISOString();
  await changeTitleImport(deps.db, one, { state, report, ended_at, stored_name: '' });
  if (one.stored_name !== '') await removeFile(deps, one.tenant_id, listFileKey(one.stored_name));
}
