import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { InterlibraryMessageTable } from '../tables.ts';

export type Message = InterlibraryMessageTable;

/** Notes a message; false if one of the same digest was noted for its request. */
export async function insertMessage(tx: Tx, row: Message): Promise<boolean> {
  const result = await tx
    .insertInto('interlibrary_message')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

export async function hasMessage(
  db: Db | Tx,
  tenantId: string,
  requestId: string,
  fingerprint: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('interlibrary_message')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was said about requests, in its order. */
export async function messagesOf(
  db: Db,
  tenantId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Message[]>> {
  const found = new Map<string, Message[]>(requestIds.map((id) => [id, []]));
  if (requestIds.length === 0) return found;
  const rows = await db
    .selectFrom('interlibrary_message')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('request_id', 'in', [...requestIds])
    .orderBy('id')
    .execute();
  for (const row of rows) found.get(row.request_id)?.push(row);
  return found;
}

/** Messages of ours about one request that are not told, in their order. */
export async function untoldOf(db: Db, tenantId: string, requestId: string): Promise<readonly Message[]> {
  return db
    .selectFrom('interlibrary_message')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('tell_at', 'is not', null)
    .orderBy('id')
    .execute();
}

/** The requests of which something is to be told now. */
export async function requestsToTell(
  db: Db,
  tenantId: string,
  now: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('interlibrary_message')
    .select('request_id')
    .where('tenant_id', '=', tenantId)
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ request_id }) => request_id))];
}

export async function changeMessage(
  db: Db | Tx,
  { tenant_id, id }: Pick<Message, 'tenant_id' | 'id'>,
  change: Pick<Message, 'tell_at'> & Partial<Pick<Message, 'tries' | 'body'>>,
): Promise<void> {
  await db
    .updateTable('interlibrary_message')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}
