import type { HarvestState } from '@lectern/contracts/resources/harvest/harvest-kinds';
import { MOST_LEFT_OUT } from '@lectern/contracts/resources/harvest/harvest-kinds';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { HarvestLeftOutTable, HarvestRunTable } from '../tables.ts';

export const OPEN_STATES = ['waiting', 'running'] as const satisfies readonly HarvestState[];

export function findRun(db: Db, tenantId: string, id: string): Promise<HarvestRunTable | undefined> {
  return db
    .selectFrom('harvest_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A page of the runs of a source, the newest first. */
export async function listRuns(
  db: Db,
  tenantId: string,
  sourceId: string,
  { page, rows }: { readonly page: number; readonly rows: number },
): Promise<{ readonly total: number; readonly runs: HarvestRunTable[] }> {
  const all = db
    .selectFrom('harvest_run')
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', sourceId);
  const [{ total }, runs] = await Promise.all([
    all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    all
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rows)
      .offset((page - 1) * rows)
      .execute(),
  ]);
  return { total: Number(total), runs };
}

/** The last run of a source; undefined before the first one. */
export async function lastRun(
  db: Db,
  tenantId: string,
  sourceId: string,
): Promise<HarvestRunTable | undefined> {
  return (await listRuns(db, tenantId, sourceId, { page: 1, rows: 1 })).runs[0];
}

/** Open runs of a library. */
export function openRuns(db: Db, tenantId: string): Promise<HarvestRunTable[]> {
  return db
    .selectFrom('harvest_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', OPEN_STATES)
    .execute();
}

export async function insertRun(tx: Tx, row: HarvestRunTable): Promise<void> {
  await tx.insertInto('harvest_run').values(row).execute();
}

export async function changeRun(
  db: Db,
  { id, tenant_id }: Pick<HarvestRunTable, 'id' | 'tenant_id'>,
  change: Partial<Omit<HarvestRunTable, 'id' | 'tenant_id' | 'source_id'>>,
): Promise<void> {
  await db
    .updateTable('harvest_run')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** What a run left out, the first first. */
export function listLeftOut(db: Db, tenantId: string, runId: string): Promise<HarvestLeftOutTable[]> {
  return db
    .selectFrom('harvest_left_out')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .orderBy('id')
    .limit(MOST_LEFT_OUT)
    .execute();
}

export async function insertLeftOut(tx: Tx, rows: readonly HarvestLeftOutTable[]): Promise<void> {
  await insertRows(tx, 'harvest_left_out', rows);
}

/** The runs among these whose job waits or runs, by the unique key of the job. */
export async function runsWithJobs(db: Db, tenantId: string, kind: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job')
    .select('unique_key')
    .where('kind', '=', kind)
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  return new Set(rows.flatMap(({ unique_key }) => unique_key ?? []));
}
