import type { Db } from '../../../../platform/db/database.ts';
import type { AlliancePeerTable } from '../tables.ts';

/** By code. */
export async function listPeers(db: Db, tenantId: string): Promise<readonly AlliancePeerTable[]> {
  return db
    .selectFrom('alliance_peer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .execute();
}

export async function findPeer(
  db: Db,
  tenantId: string,
  code: string,
): Promise<AlliancePeerTable | undefined> {
  return db
    .selectFrom('alliance_peer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The peers that say by NCIP that they are `agency` and write to `ownAgency`. One alone can prove it. */
export async function listPeersByAgency(
  db: Db,
  tenantId: string,
  { agency, ownAgency }: { readonly agency: string; readonly ownAgency: string },
): Promise<readonly AlliancePeerTable[]> {
  if (agency === '' || ownAgency === '') return [];
  return db
    .selectFrom('alliance_peer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('agency', '=', agency)
    .where('own_agency', '=', ownAgency)
    .execute();
}

/** The peer with whom the tenant has this key. */
export async function findPeerByKey(
  db: Db,
  tenantId: string,
  keyId: string,
): Promise<AlliancePeerTable | undefined> {
  return db
    .selectFrom('alliance_peer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('key_id', '=', keyId)
    .where('address', '!=', '')
    .where('agency', '=', '')
    .executeTakeFirst();
}

/** A peer that was neither asked nor heard yet. */
export type NewPeerRow = Omit<AlliancePeerTable, 'asked_at' | 'fault' | 'heard_at'>;

/** Adds a peer; false if there is one with the code. */
export async function addPeerRow(db: Db, peer: NewPeerRow): Promise<boolean> {
  const result = await db
    .insertInto('alliance_peer')
    .values({ ...peer, asked_at: null, fault: '', heard_at: null })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Changes when a peer was asked or heard last. */
export async function updateContact(
  db: Db,
  tenantId: string,
  code: string,
  contact: Partial<Pick<AlliancePeerTable, 'asked_at' | 'fault' | 'heard_at'>>,
): Promise<void> {
  await db
    .updateTable('alliance_peer')
    .set(contact)
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .execute();
}

/** False if there was none. */
export async function deletePeerRow(db: Db, tenantId: string, code: string): Promise<boolean> {
  const result = await db
    .deleteFrom('alliance_peer')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** True for the first message with this number. */
export async function takeMessageNumber(
  db: Db,
  message: {
    readonly tenant_id: string;
    readonly peer_code: string;
    readonly number: string;
    readonly expires_at: string;
  },
): Promise<boolean> {
  const result = await db
    .insertInto('alliance_message')
    .values(message)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}
