import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PasskeyTable } from './tables.ts';

/** The passkeys of a reader, the newest first. */
export async function listPasskeyRows(
  db: Db | Tx,
  tenantId: string,
  patronId: string,
): Promise<readonly PasskeyTable[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The passkey of a tenant that has this credential. */
export async function findPasskey(
  db: Db,
  tenantId: string,
  credentialId: string,
): Promise<PasskeyTable | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** False if the tenant has the credential already. */
export async function addPasskeyRow(tx: Tx, passkey: PasskeyTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((same) => same.columns(['tenant_id', 'credential_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Notes that a passkey was used; false if it was removed meanwhile. */
export async function noteUse(
  db: Db,
  tenantId: string,
  id: string,
  use: Pick<PasskeyTable, 'use_count' | 'synced'> & { readonly last_used_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set(use)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the reader has no such passkey. */
export async function renamePasskeyRow(
  db: Db,
  tenantId: string,
  patronId: string,
  { id, name }: Pick<PasskeyTable, 'id' | 'name'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The name of the passkey that was removed; undefined if the reader has none with this id. */
export async function deletePasskey(
  tx: Tx,
  tenantId: string,
  patronId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
