import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { HarvestItemTable } from '../tables.ts';

/** What is known of some records of a source. */
export async function findItems(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<HarvestItemTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('harvest_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** Keeps what is known of records, in the place of what was. */
export async function putItems(tx: Tx, rows: readonly HarvestItemTable[]): Promise<void> {
  await insertRows(tx, 'harvest_item', rows, 'id');
}

/** Notes that records came in a whole run. */
export async function noteSeen(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  runId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('harvest_item')
    .set({ run_id: runId })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** How many documents came from each source, those that are hidden too. */
export async function countItems(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('harvest_item')
    .select(['source_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('source_id')
    .execute();
  return new Map(rows.map(({ source_id, count }) => [source_id, Number(count)]));
}

/** How many records of a source are live, and how many of them did not come in a run. */
export async function countUnseen(
  db: Db,
  tenantId: string,
  sourceId: string,
  runId: string,
): Promise<{ readonly live: number; readonly unseen: number }> {
  const live = db
    .selectFrom('harvest_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', sourceId)
    .where('is_deleted', '=', 0);
  const [all, unseen] = await Promise.all([
    live.executeTakeFirstOrThrow(),
    live.where('run_id', '!=', runId).executeTakeFirstOrThrow(),
  ]);
  return { live: Number(all.count), unseen: Number(unseen.count) };
}

/** Live records of a source that did not come in a run. */
export function listUnseen(
  db: Db,
  tenantId: string,
  sourceId: string,
  runId: string,
  limit: number,
): Promise<HarvestItemTable[]> {
  return db
    .selectFrom('harvest_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', sourceId)
    .where('is_deleted', '=', 0)
    .where('run_id', '!=', runId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
