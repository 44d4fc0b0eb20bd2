import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MessageTable } from './tables.ts';

/** Whose messages. */
export interface Owner {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Adds a message unless there is one with its key; false if there is. */
export async function addMessage(
  tx: Tx,
  message: Omit<MessageTable, 'read_at' | 'deleted_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message')
    .values({ ...message, read_at: null, deleted_at: null })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function messagesOf(db: Db, { tenantId, patronId }: Owner) {
  return db
    .selectFrom('message')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('deleted_at', 'is', null);
}

/** A page of the messages of a reader, newest first; read or unread ones only if `isRead` is given. */
export async function listMessages(
  db: Db,
  owner: Owner,
  part: { readonly isRead?: boolean; readonly offset: number; readonly limit: number },
): Promise<MessageTable[]> {
  return messagesOf(db, owner)
    .selectAll()
    .$if(part.isRead !== undefined, (query) => query.where('read_at', part.isRead ? 'is not' : 'is', null))
    .orderBy('id', 'desc')
    .offset(part.offset)
    .limit(part.limit)
    .execute();
}

export interface MessageCounts {
  readonly read: number;
  readonly unread: number;
}

export async function countMessages(db: Db, owner: Owner): Promise<MessageCounts> {
  const counted = await messagesOf(db, owner)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('total'),
      eb.fn.count<number | string>('read_at').as('read'),
    ])
    .executeTakeFirstOrThrow();
  const read = Number(counted.read);
  return { read, unread: Number(counted.total) - read };
}

function change(db: Db, { tenantId, patronId }: Owner) {
  return db.updateTable('message').where('tenant_id', '=', tenantId).where('patron_id', '=', patronId);
}

/** Marks messages of a reader as read at an instant, or as unread (null); all of them without ids. */
export async function markMessages(
  db: Db,
  owner: Owner,
  ids: readonly string[] | undefined,
  readAt: string | null,
): Promise<void> {
  if (ids?.length === 0) return;
  await change(db, owner)
    .set({ read_at: readAt })
    .where('read_at', readAt === null ? 'is not' : 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
}

/** Deletes messages of a reader at an instant, or brings them back (null). */
export async function putAwayMessages(
  db: Db,
  owner: Owner,
  ids: readonly string[],
  deletedAt: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await change(db, owner)
    .set({ deleted_at: deletedAt })
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .where('id', 'in', [...ids])
    .execute();
}
