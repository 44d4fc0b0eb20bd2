import type { Db } from '../../db/database.ts';
import type { PopularSearchTable } from '../../db/schema/readers-words-tables.ts';
import type { SearchCount } from './hot-word-policy.ts';

/** Counts a search once a month for each caller; answers whether it counted. A later day takes the place of the earlier one. */
export async function addPopularSearch(db: Db, row: PopularSearchTable): Promise<boolean> {
  const result = await db
    .insertInto('popular_search')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'search_key', 'period', 'caller_hash']).doNothing(),
    )
    .executeTakeFirst();
  if (Number(result.numInsertedOrUpdatedRows ?? 0) > 0) return true;
  await db
    .updateTable('popular_search')
    .set({ day: row.day })
    .where('tenant_id', '=', row.tenant_id)
    .where('search_key', '=', row.search_key)
    .where('period', '=', row.period)
    .where('caller_hash', '=', row.caller_hash)
    .where('day', '<', row.day)
    .execute();
  return false;
}

/** The salt of a month: whichever node asks first decides it. */
export async function findOrAddSalt(
  db: Db,
  tenantId: string,
  period: string,
  fresh: string,
): Promise<string> {
  const find = () =>
    db
      .selectFrom('popular_search_salt')
      .select('salt')
      .where('tenant_id', '=', tenantId)
      .where('period', '=', period)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await db
    .insertInto('popular_search_salt')
    .values({ tenant_id: tenantId, period, salt: fresh })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'period']).doNothing())
    .execute();
  return (await find())?.salt ?? fresh;
}

/** Counts since a day of the words that at least so many callers of one month searched. */
export async function countSearches(
  db: Db,
  tenantId: string,
  since: string,
  atLeast: number,
): Promise<SearchCount[]> {
  const rows = await db
    .selectFrom('popular_search')
    .select(['search_key', 'period', 'search_text', 'day', (eb) => eb.fn.countAll<number>().as('callers')])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', since)
    .where('search_key', 'in', (eb) =>
      eb
        .selectFrom('popular_search')
        .select('search_key')
        .where('tenant_id', '=', tenantId)
        .where('day', '>=', since)
        .groupBy(['search_key', 'period'])
        .having((having) => having.fn.countAll(), '>=', atLeast),
    )
    .groupBy(['search_key', 'period', 'search_text', 'day'])
    .execute();
  return rows.map((row) => ({
    searchKey: row.search_key,
    period: row.period,
    words: row.search_text,
    day: row.day,
    callers: Number(row.callers),
  }));
}
