import type { Db, Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { type WordCount, withCaller } from '../hot-word-policy.ts';
import type { PopularSearchTable, PopularWordTable } from '../tables.ts';

/** Words beyond these have too few callers to be among the hottest. */
const MOST_COUNTED = 500;

/** Counts a search, in the form it was typed, once a month for each caller; answers whether it counted. */
export async function addPopularSearch(db: Db, row: PopularSearchTable, words: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const result = await tx
      .insertInto('popular_search')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'search_key', 'period', 'caller_hash']).doNothing(),
      )
      .executeTakeFirst();
    if (Number(result.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await addCaller(tx, row, words);
    return true;
  });
}

async function addCaller(
  tx: Tx,
  { tenant_id, period, search_key, day }: PopularSearchTable,
  words: string,
): Promise<void> {
  // A change first, so that another node's caller waits for this one.
  const counted = await tx
    .updateTable('popular_word')
    .set((eb) => ({ callers: eb('callers', '+', 1) }))
    .where('tenant_id', '=', tenant_id)
    .where('period', '=', period)
    .where('search_key', '=', search_key)
    .returningAll()
    .executeTakeFirst();
  const known = counted && { ...counted, callers: counted.callers - 1 };
  const { lastDay, votes, callers, weight, ...count } = withCaller(known && toCount(known), {
    searchKey: search_key,
    words,
    day,
  });
  const changed = { words: count.words, votes, callers, weight, last_day: lastDay };
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

/** Counts of the words that at least so many callers of one month searched, the last of them since a day. */
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
    .where('callers', '>=', atLeast)
    .where('last_day', '>=', since)
    .orderBy('callers', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  return rows.map(toCount);
}

function toCount(row: PopularWordTable): WordCount {
  const { search_key: searchKey, words, votes, callers, weight, last_day: lastDay } = row;
  return { searchKey, words, votes, callers, weight, lastDay };
}
