import type { Db } from '../../../../platform/db/database.ts';
import type { ChatTurnTable } from '../tables.ts';

/** A reader's last turns since an instant, newest first. */
export function lastTurns(
  db: Db,
  tenantId: string,
  patronId: string,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<ChatTurnTable[]> {
  return db
    .selectFrom('chat_turn')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('asked_at', '>=', since)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Keeps a turn; `replaces` is the turn whose answer it takes the place of. */
export async function putTurn(db: Db, turn: ChatTurnTable, replaces: string | undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (replaces !== undefined)
      await tx
        .deleteFrom('chat_turn')
        .where('tenant_id', '=', turn.tenant_id)
        .where('patron_id', '=', turn.patron_id)
        .where('id', '=', replaces)
        .execute();
    await tx.insertInto('chat_turn').values(turn).execute();
  });
}

export async function eraseTurns(db: Db, tenantId: string, patronId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_turn')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** @returns whether the reader has this turn. */
export async function rateTurn(
  db: Db,
  { tenantId, patronId, id }: { readonly tenantId: string; readonly patronId: string; readonly id: string },
  rating: 'up' | 'down' | null,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_turn')
    .set({ rating, rated_at: rating === null ? null : now, reviewed_at: null })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
