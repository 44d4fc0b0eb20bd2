import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { type WordCount, withCaller } from '../hot-word-policy.ts';
import type { PopularSearchTable, PopularWordTable } from '../tables.ts';

/** Words beyond these have too few points to be among the hottest. */
const MOST_COUNTED = 500;

/** Counts a search, in the form it was typed, once a month for each caller; answers whether it counted. */
export async function addPopularSearch(
  db: Db,
  row: PopularSearchTable,
  typed: { readonly words: string; readonly points: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const result = await tx
      .insertInto('popular_search')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'search_key', 'period', 'caller_hash']).doNothing(),
      )
      .executeTakeFirst();
    if (Number(result.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await addCaller(tx, row, typed);
    return true;
  });
}

async function addCaller(
  tx: Tx,
  { tenant_id, period, search_key, day }: PopularSearchTable,
  typed: { readonly words: string; readonly points: number },
): Promise<void> {
  // A change that changes nothing, so that another node's caller waits for this one.
  const known = await tx
    .updateTable('popular_word')
    .set((eb) => ({ points: eb.ref('points') }))
    .where('tenant_id', '=', tenant_id)
    .where('period', '=', period)
    .where('search_key', '=', search_key)
    .returningAll()
    .executeTakeFirst();
  const { lastDay, votes, points, weight, words } = withCaller(known && toCount(known), {
    searchKey: search_key,
    ...typed,
    day,
  });
  const changed = { words, votes, points, weight, last_day: lastDay };
  await tx
    .insertInto('popular_word')
    .values({ tenant_id, period, search_key, ...changed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'period', 'search_key']).doUpdateSet(changed))
    .execute();
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

/** Counts of the words that have at least so many points in one month, the last of them since a day. */
export async function listWordCounts(
  db: Db,
  tenantId: string,
  since: string,
  atLeast: number,
): Promise<WordCount[]> {
  const rows = await db
    .selectFrom('popular_word')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('period', '>=', since.slice(0, 'YYYY-MM'.length))
    .where('points', '>=', atLeast)
    .where('last_day', '>=', since)
    .orderBy('points', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  return rows.map(toCount);
}

function toCount(row: PopularWordTable): WordCount {
  const { search_key: searchKey, words, votes, points, weight, last_day: lastDay } = row;
  return { searchKey, words, votes, points, weight, lastDay };
}
