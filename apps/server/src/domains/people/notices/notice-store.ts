import type { Db, Tx } from '../../../platform/db/database.ts';
import type { NoticeTable } from './tables.ts';

/** False if there is one with the same unique key. */
export async function addNotice(db: Db | Tx, notice: Omit<NoticeTable, 'ended_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notice')
    .values({ ...notice, ended_at: null })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A notice that is still to be sent. */
export async function findOpenNotice(db: Db, tenantId: string, id: string): Promise<NoticeTable | undefined> {
  return db
    .selectFrom('notice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends a notice and forgets whom it was for and what it said. */
export async function endNotice(db: Db, tenantId: string, id: string, now: string): Promise<void> {
  await db
    .updateTable('notice')
    .set({ recipient: '', facts: '{}', stop_token: null, ended_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
