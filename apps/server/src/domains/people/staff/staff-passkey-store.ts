import type { Db, Tx } from '../../../platform/db/database.ts';
import type { StaffPasskeyTable } from './tables.ts';

/** The passkeys of a member, the newest first. */
export async function listStaffPasskeyRows(
  db: Db | Tx,
  tenantId: string,
  staffId: string,
): Promise<readonly StaffPasskeyTable[]> {
  return db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The passkey that has this credential, of an active member, with how the member is named. */
export async function findStaffPasskey(db: Db, tenantId: string, credentialId: string) {
  return db
    .selectFrom('staff_passkey')
    .innerJoin('staff_member', (join) =>
      join
        .onRef('staff_member.tenant_id', '=', 'staff_passkey.tenant_id')
        .onRef('staff_member.id', '=', 'staff_passkey.staff_id'),
    )
    .selectAll('staff_passkey')
    .select(['staff_member.account', 'staff_member.name as member_name'])
    .where('staff_passkey.tenant_id', '=', tenantId)
    .where('staff_passkey.credential_id', '=', credentialId)
    .where('staff_member.active', '=', 1)
    .executeTakeFirst();
}

/** False if the tenant has the credential already. */
export async function addStaffPasskeyRow(tx: Tx, passkey: StaffPasskeyTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkey')
    .values(passkey)
    .onConflict((same) => same.columns(['tenant_id', 'credential_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Notes that a passkey was used; false if it was removed meanwhile. */
export async function noteStaffPasskeyUse(
  db: Db,
  tenantId: string,
  id: string,
  use: Pick<StaffPasskeyTable, 'use_count' | 'synced'> & { readonly last_used_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkey')
    .set(use)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The name that the passkey had; undefined if the member has none with this id. */
export async function renameStaffPasskeyRow(
  tx: Tx,
  tenantId: string,
  staffId: string,
  { id, name }: Pick<StaffPasskeyTable, 'id' | 'name'>,
): Promise<string | undefined> {
  const before = (await listStaffPasskeyRows(tx, tenantId, staffId)).find((one) => one.id === id);
  if (!before) return undefined;
  await tx
    .updateTable('staff_passkey')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .execute();
  return before.name;
}

/** The name of the passkey that was removed; undefined if the member has none with this id. */
export async function deleteStaffPasskey(
  tx: Tx,
  tenantId: string,
  staffId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('staff_passkey')
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Removes all passkeys of a member. */
export async function deletePasskeysOf(tx: Tx, tenantId: string, staffId: string): Promise<void> {
  await tx
    .deleteFrom('staff_passkey')
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** How many passkeys members have; those without are left out. */
export async function countStaffPasskeys(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['staff_id', (eb) => eb.fn.countAll<number | string>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id, count }) => [staff_id, Number(count)]));
}
