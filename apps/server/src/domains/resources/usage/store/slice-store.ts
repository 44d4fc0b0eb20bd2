import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { UsageCountTable, UsageSliceTable, UsageTotalTable } from '../tables.ts';

/** Rows that one statement deletes: each holds the write lock for some milliseconds. */
const CHUNK = 50;

export async function insertSlices(db: Db, rows: readonly UsageSliceTable[]): Promise<void> {
  await insertRows(db, 'usage_slice', rows);
}

export async function insertCounts(db: Db, rows: readonly UsageCountTable[]): Promise<void> {
  await insertRows(db, 'usage_count', rows);
}

export async function insertTotals(db: Db, rows: readonly UsageTotalTable[]): Promise<void> {
  await insertRows(db, 'usage_total', rows);
}

/**
 * Puts the slices of a load in the place of those that the same months of the same report and platforms had; answers how many were replaced.
 */
export async function showSlices(
  tx: Tx,
  tenantId: string,
  loadId: string,
  {
    report,
    release,
    months,
    platformIds,
  }: {
    readonly report: Exclude<UsageSliceTable['report'], ''>;
    readonly release: UsageSliceTable['release'];
    readonly months: readonly string[];
    readonly platformIds: readonly string[];
  },
): Promise<number> {
  if (platformIds.length === 0) return 0;
  const gone = await tx
    .updateTable('usage_slice')
    .set({ is_current: 0 })
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', 1)
    .where('month', 'in', months)
    .where('report', '=', report)
    .where('platform_id', 'in', platformIds)
    .executeTakeFirst();
  await tx
    .updateTable('usage_slice')
    .set({ is_current: 1, report, release })
    .where('tenant_id', '=', tenantId)
    .where('load_id', '=', loadId)
    .execute();
  return Number(gone.numUpdatedRows);
}

/** Deletes the slices of a load that nobody sees, with their counts. */
export async function deleteHiddenOf(db: Db, tenantId: string, loadId: string): Promise<void> {
  const rows = await db
    .selectFrom('usage_slice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('load_id', '=', loadId)
    .where('is_current', '=', 0)
    .execute();
  await deleteSlices(
    db,
    tenantId,
    rows.map(({ id }) => id),
  );
}

/** Slices that others have replaced. Those of loads that run are left alone. */
export async function replacedSlices(db: Db, tenantId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('usage_slice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', 0)
    .where('load_id', 'not in', (eb) =>
      eb.selectFrom('usage_load').select('id').where('tenant_id', '=', tenantId).where('ended_at', '=', ''),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSlices(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK) {
    const part = ids.slice(at, at + CHUNK);
    for (const table of ['usage_count', 'usage_total'] as const)
      await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('slice_id', 'in', part).execute();
    await db.deleteFrom('usage_slice').where('tenant_id', '=', tenantId).where('id', 'in', part).execute();
  }
}

/** The slices of some months that count. */
export function currentSlices(
  db: Db,
  tenantId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<UsageSliceTable, 'id' | 'platform_id' | 'report' | 'month'>[]> {
  return db
    .selectFrom('usage_slice')
    .select(['id', 'platform_id', 'report', 'month'])
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', 1)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();
}
