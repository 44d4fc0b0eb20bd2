import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { InterlibraryPeerTable } from '../tables.ts';

export type Peer = InterlibraryPeerTable;

export async function listPeers(db: Db | Tx, tenantId: string): Promise<readonly Peer[]> {
  return db
    .selectFrom('interlibrary_peer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function findPeer(db: Db | Tx, tenantId: string, id: string): Promise<Peer | undefined> {
  return db
    .selectFrom('interlibrary_peer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a peer; false if there is one with its symbol. */
export async function insertPeer(tx: Tx, row: Peer): Promise<boolean> {
  const result = await tx
    .insertInto('interlibrary_peer')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

export async function changePeer(
  db: Db | Tx,
  { tenant_id, id }: Pick<Peer, 'tenant_id' | 'id'>,
  change: Partial<Omit<Peer, 'tenant_id' | 'id'>>,
): Promise<void> {
  await db
    .updateTable('interlibrary_peer')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function deletePeer(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('interlibrary_peer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
