import type { RankingRange } from '@lectern/contracts/shelf/rankings/ranges';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { TitleSum } from '../sum-source.ts';
import type { RankingMadeTable, RankingName, ReadingGroupTable } from '../tables.ts';

/** Puts a list in the place of the earlier one of its name and time. */
export async function replacePlaces(
  tx: Tx,
  tenantId: string,
  { ranking, span }: { readonly ranking: RankingName; readonly span: RankingRange },
  places: readonly TitleSum[],
): Promise<void> {
  await tx
    .deleteFrom('ranking_place')
    .where('tenant_id', '=', tenantId)
    .where('ranking', '=', ranking)
    .where('span', '=', span)
    .execute();
  await insertRows(
    tx,
    'ranking_place',
    places.map(({ recordId, count, points }, index) => ({
      tenant_id: tenantId,
      ranking,
      span,
      place: index + 1,
      record_id: recordId,
      count,
      points,
    })),
  );
}

/** Places of a list, from the first of them on. */
export async function listPlaces(
  db: Db,
  tenantId: string,
  { ranking, span }: { readonly ranking: RankingName; readonly span: RankingRange },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return db
    .selectFrom('ranking_place')
    .select(['place', 'record_id as recordId', 'count', 'points'])
    .where('tenant_id', '=', tenantId)
    .where('ranking', '=', ranking)
    .where('span', '=', span)
    .where('place', '>', offset)
    .orderBy('place')
    .limit(limit)
    .execute();
}

export async function noteMade(tx: Tx, row: RankingMadeTable): Promise<void> {
  const { made_at, total } = row;
  await tx
    .insertInto('ranking_made')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'ranking', 'span']).doUpdateSet({ made_at, total }))
    .execute();
}

/** When a list was made and how long it is; undefined before the first time. */
export async function findMade(
  db: Db,
  tenantId: string,
  ranking: RankingMadeTable['ranking'],
  span: RankingRange,
): Promise<{ readonly madeAt: string; readonly total: number } | undefined> {
  return db
    .selectFrom('ranking_made')
    .select(['made_at as madeAt', 'total'])
    .where('tenant_id', '=', tenantId)
    .where('ranking', '=', ranking)
    .where('span', '=', span)
    .executeTakeFirst();
}

export async function replaceGroups(
  tx: Tx,
  tenantId: string,
  span: RankingRange,
  groups: readonly ReadingGroupTable[],
): Promise<void> {
  await tx.deleteFrom('reading_group').where('tenant_id', '=', tenantId).where('span', '=', span).execute();
  await insertRows(tx, 'reading_group', groups);
}

/** Groups of readers, most loans first. */
export async function listGroups(db: Db, tenantId: string, span: RankingRange): Promise<ReadingGroupTable[]> {
  return db
    .selectFrom('reading_group')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('span', '=', span)
    .orderBy('loan_count', 'desc')
    .orderBy('code')
    .execute();
}
