import { sql } from 'kysely';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { LoadOutcome } from '../load/load-outcome.ts';
import type { UsageLoadTable } from '../tables.ts';

export async function insertLoad(db: Db | Tx, row: UsageLoadTable): Promise<void> {
  await db.insertInto('usage_load').values(row).execute();
}

export function findLoad(db: Db, tenantId: string, id: string): Promise<UsageLoadTable | undefined> {
  return db
    .selectFrom('usage_load')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether a file waits or is read. */
export async function isImportingUsage(db: Db | Tx, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('usage_load')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('ended_at', '=', '')
    .where('provider_id', '=', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Loads of files that did not end and have no job any more. */
export function lostLoads(db: Db, tenantId: string, jobKind: string): Promise<UsageLoadTable[]> {
  return db
    .selectFrom('usage_load')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('ended_at', '=', '')
    .where('provider_id', '=', '')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('job')
        .select(sql<string>`unique_key`.as('id'))
        .where('kind', '=', jobKind)
        .where('state', 'in', ['waiting', 'running'])
        .where('unique_key', 'is not', null),
    )
    .execute();
}

/** Loads of a provider that did not end: their process did. */
export function openLoadsOf(db: Db, tenantId: string, providerId: string): Promise<UsageLoadTable[]> {
  return db
    .selectFrom('usage_load')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .where('ended_at', '=', '')
    .execute();
}

export async function pageOfLoads(
  db: Db,
  tenantId: string,
  providerId: string | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly loads: UsageLoadTable[] }> {
  let rows = db.selectFrom('usage_load').where('tenant_id', '=', tenantId).where('is_check', '=', 0);
  if (providerId !== undefined) rows = rows.where('provider_id', '=', providerId);
  const [{ total }, loads] = await Promise.all([
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    // Ids are in the order of time.
    rows
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  ]);
  return { total: Number(total), loads };
}

export async function changeLoad(
  db: Db | Tx,
  { id, tenant_id }: Pick<UsageLoadTable, 'id' | 'tenant_id'>,
  {
    outcome,
    ...change
  }: Partial<Omit<UsageLoadTable, 'id' | 'tenant_id' | 'outcome'>> & { readonly outcome?: LoadOutcome },
): Promise<void> {
  await db
    .updateTable('usage_load')
    .set({ ...change, ...(outcome && { outcome: toJson(outcome) }) })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** The names among these under which files of imports are stored. */
export async function storedReports(db: Db, tenantId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('usage_load')
    .select('stored_name')
    .where('tenant_id', '=', tenantId)
    .where('stored_name', 'in', names)
    .execute();
  return rows.map(({ stored_name }) => stored_name);
}

export async function deleteLoad(
  db: Db,
  { id, tenant_id }: Pick<UsageLoadTable, 'id' | 'tenant_id'>,
): Promise<void> {
  await db.deleteFrom('usage_load').where('tenant_id', '=', tenant_id).where('id', '=', id).execute();
}
