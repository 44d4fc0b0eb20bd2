import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { BookListFollowTable } from '../tables.ts';

/** Which of these lists a reader follows. */
export async function followedAmong(
  db: Db,
  tenantId: string,
  patronId: string,
  listIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (listIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('book_list_follow')
    .select('list_id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('list_id', 'in', listIds)
    .execute();
  return new Set(rows.map(({ list_id }) => list_id));
}

/** How many lists a reader follows. */
export async function countFollowed(db: Db, tenantId: string, patronId: string): Promise<number> {
  const row = await db
    .selectFrom('book_list_follow')
    .select((eb) => eb.fn.countAll<number>().as('lists'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirstOrThrow();
  return Number(row.lists);
}

/** Notes that a reader follows a list; nothing happens if this is known. */
export async function insertFollow(tx: Tx, row: BookListFollowTable): Promise<void> {
  await tx
    .insertInto('book_list_follow')
    .values(row)
    .onConflict((conflict) => conflict.columns(['patron_id', 'list_id']).doNothing())
    .execute();
}

/** Removes what a reader follows: one list, or all without an id. Answers the lists. */
export async function deleteFollows(
  tx: Tx,
  tenantId: string,
  patronId: string,
  listId?: string,
): Promise<string[]> {
  let rows = tx
    .deleteFrom('book_list_follow')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  if (listId !== undefined) rows = rows.where('list_id', '=', listId);
  return (await rows.returning('list_id').execute()).map(({ list_id }) => list_id);
}

/** Counts the followers of a list anew; answers how many there are. */
export async function countFollowers(tx: Tx, tenantId: string, listId: string): Promise<number> {
  const row = await tx
    .selectFrom('book_list_follow')
    .select((eb) => eb.fn.countAll<number>().as('readers'))
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  const followers = Number(row.readers);
  await tx
    .updateTable('book_list')
    .set({ followers })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', listId)
    .execute();
  return followers;
}
