import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { ImportCounts } from './import-report.ts';

/** The file that is imported, as far as a later run can tell that it is the same. */
export interface ImportedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Time of change. */
  readonly version: string;
}

export interface StoppedRun {
  readonly id: string;
  readonly recordsDone: number;
  readonly counts: ImportCounts;
}

/** A run of the same file that did not come to its end. */
export async function findStoppedRun(
  db: Db,
  tenantId: string,
  source: string,
  file: ImportedFile,
): Promise<StoppedRun | undefined> {
  const row = await db
    .selectFrom('import_run')
    .select(['id', 'records_done', 'counts'])
    .where('tenant_id', '=', tenantId)
    .where('source', '=', source)
    .where('file_name', '=', file.name)
    .where('file_size', '=', file.size)
    .where('file_version', '=', file.version)
    .where('state', '=', 'running')
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row && { id: row.id, recordsDone: row.records_done, counts: fromJson<ImportCounts>(row.counts) };
}

export async function addImportRun(
  db: Db,
  tenantId: string,
  run: { readonly source: string; readonly file: ImportedFile; readonly counts: ImportCounts },
  now: string,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('import_run')
    .values({
      id,
      tenant_id: tenantId,
      source: run.source,
      file_name: run.file.name,
      file_size: run.file.size,
      file_version: run.file.version,
      records_done: 0,
      state: 'running',
      counts: toJson(run.counts),
      started_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Notes how far a run is, in the transaction that brought it there. */
export async function noteImportRun(
  db: Db,
  tenantId: string,
  run: {
    readonly id: string;
    readonly recordsDone: number;
    readonly counts: ImportCounts;
    readonly state: 'running' | 'finished';
  },
  now: string,
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ records_done: run.recordsDone, counts: toJson(run.counts), state: run.state, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', run.id)
    .execute();
}
