import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Owner } from '../push/push-store.ts';
import type { WechatReaderTable } from '../tables.ts';

/** The connection of a reader with WeChat, if messages can be sent by it. */
export async function findConnection(
  db: Db,
  { tenantId, patronId }: Owner,
): Promise<Pick<WechatReaderTable, 'id'> | undefined> {
  return db
    .selectFrom('wechat_reader')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
}

/** The id in the service account that a connection leads to; undefined if it was stopped or removed. */
export async function findOpenId(db: Db, tenantId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('wechat_reader')
    .select('open_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return row?.open_id;
}

/** Connects a reader with an account in WeChat, in place of the one before. */
export async function putConnection(
  db: Db | Tx,
  { tenantId, patronId }: Owner,
  openId: string,
  now: string,
): Promise<string> {
  const row = { id: newId(), open_id: openId, connected_at: now, stopped_at: null };
  await db
    .insertInto('wechat_reader')
    .values({ tenant_id: tenantId, patron_id: patronId, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet(row))
    .execute();
  return row.id;
}

/** False if it was stopped already, or is there no more. */
export async function stopConnection(tx: Tx, tenantId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wechat_reader')
    .set({ stopped_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteConnection(db: Db, { tenantId, patronId }: Owner): Promise<void> {
  await db
    .deleteFrom('wechat_reader')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
