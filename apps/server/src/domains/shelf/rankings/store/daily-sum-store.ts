import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { TitleSum } from '../sum-source.ts';
import { SUM_KINDS, type SumKind } from '../tables.ts';

/** The day up to which a kind was counted; undefined before the first time. */
export async function countedUntil(db: Db, tenantId: string, kind: SumKind): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_sum_state')
    .select('counted_until')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.counted_until;
}

export async function noteCountedUntil(tx: Tx, tenantId: string, kind: SumKind, day: string): Promise<void> {
  await tx
    .insertInto('daily_sum_state')
    .values({ tenant_id: tenantId, kind, counted_until: day })
    .onConflict((same) => same.columns(['tenant_id', 'kind']).doUpdateSet({ counted_until: day }))
    .execute();
}

/** Sums of a day in the order of the record ids, after one of them; `limit` at most. */
export async function listSums(
  db: Db,
  tenantId: string,
  kind: SumKind,
  day: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<TitleSum[]> {
  return db
    .selectFrom('daily_sum')
    .select(['record_id as recordId', 'count', 'points'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('record_id', '>', after)
    .orderBy('record_id')
    .limit(limit)
    .execute();
}

/** Puts sums in the place of those that a day has. */
export async function replaceSums(
  tx: Tx,
  tenantId: string,
  kind: SumKind,
  day: string,
  sums: readonly TitleSum[],
): Promise<void> {
  await tx
    .deleteFrom('daily_sum')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute();
  await insertRows(
    tx,
    'daily_sum',
    sums.map(({ recordId, count, points }) => ({
      tenant_id: tenantId,
      kind,
      day,
      record_id: recordId,
      count,
      points,
    })),
  );
}

/** Removes the sums of days that no ranking counts any more. */
export async function deleteSumsBefore(db: Db, tenantId: string, day: string): Promise<void> {
  for (const kind of SUM_KINDS)
    await db
      .deleteFrom('daily_sum')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('day', '<', day)
      .execute();
}
