import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { SearchHistoryTable } from '../tables.ts';

/** A patron's searches, latest first. */
export async function listHistory(
  db: Db,
  tenantId: string,
  patronId: string,
  limit: number,
): Promise<Pick<SearchHistoryTable, 'code' | 'state' | 'searched_at'>[]> {
  return db
    .selectFrom('search_history')
    .select(['code', 'state', 'searched_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('searched_at', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute();
}

/** Puts a search on top; the same search leaves its old place, and what is beyond `most` goes. */
export async function addToHistory(db: Db, row: SearchHistoryTable, most: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('search_history')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'patron_id', 'code']).doUpdateSet({ searched_at: row.searched_at }),
      )
      .execute();
    const kept = await listHistory(tx, row.tenant_id, row.patron_id, most + 1);
    const last = kept[most - 1];
    if (kept.length <= most || !last) return;
    await tx
      .deleteFrom('search_history')
      .where('tenant_id', '=', row.tenant_id)
      .where('patron_id', '=', row.patron_id)
      .where((eb) =>
        eb.or([
          eb('searched_at', '<', last.searched_at),
          eb.and([eb('searched_at', '=', last.searched_at), eb('code', '>', last.code)]),
        ]),
      )
      .execute();
  });
}

/** Erases one search, or all without a code; answers how many. */
export async function eraseHistory(
  db: Db,
  tenantId: string,
  patronId: string,
  code?: string,
): Promise<number> {
  let erasing = db
    .deleteFrom('search_history')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  if (code !== undefined) erasing = erasing.where('code', '=', code);
  return Number((await erasing.executeTakeFirst()).numDeletedRows);
}
