import type { Db } from '../../db/database.ts';
import type { PopularSearchTable } from '../../db/schema/tenant-tables.ts';

/** Counts a search once a day for each caller; answers whether it counted. */
export async function addPopularSearch(db: Db, row: PopularSearchTable): Promise<boolean> {
  const result = await db
    .insertInto('popular_search')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'search_key', 'caller_hash', 'day']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The searches that most callers made since a day, most first, in the words of the one who typed them first. */
export async function topSearches(
  db: Db,
  tenantId: string,
  since: string,
  atLeast: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('popular_search')
    .select([
      'search_key',
      (eb) => eb.fn.min('search_text').as('words'),
      (eb) => eb.fn.countAll<number>().as('callers'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', since)
    .groupBy('search_key')
    .having((eb) => eb.fn.countAll(), '>=', atLeast)
    .orderBy('callers', 'desc')
    .orderBy('search_key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.words);
}
