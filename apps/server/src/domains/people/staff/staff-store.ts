import type { Permission } from '@lectern/contracts/people/staff/permissions';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { StaffMemberTable } from '../../../platform/sessions/tables.ts';
import { countStaffPasskeys } from './staff-passkey-store.ts';

/** An active staff member, with what proves the password. */
export async function findStaffByAccount(db: Db, tenantId: string, account: string) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'name', 'password_hash', 'code_step'])
    .where('tenant_id', '=', tenantId)
    .where('account', '=', account)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** How an active staff member is named. */
export async function findStaffMember(db: Db, tenantId: string, staffId: string) {
  return db
    .selectFrom('staff_member')
    .select(['account', 'name', 'code_step'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** A member as it is listed and audited. */
export interface MemberRecord {
  readonly staffId: string;
  readonly account: string;
  readonly name: string;
  readonly active: boolean;
  readonly roleIds: readonly string[];
  readonly hasCode: boolean;
  /** How many passkeys the member has. */
  readonly passkeys: number;
}

/** Members of the staff by account, also those who left. */
export async function listMembers(db: Db, tenantId: string): Promise<readonly MemberRecord[]> {
  const members = await db
    .selectFrom('staff_member')
    .select(['id', 'account', 'name', 'active', 'code_step'])
    .where('tenant_id', '=', tenantId)
    .orderBy('account')
    .execute();
  const roles = await db
    .selectFrom('staff_role')
    .select(['staff_id', 'role_id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('role_id')
    .execute();
  const passkeys = await countStaffPasskeys(db, tenantId);
  return members.map((row) => ({
    staffId: row.id,
    account: row.account,
    name: row.name,
    active: row.active === 1,
    roleIds: roles.filter(({ staff_id }) => staff_id === row.id).map(({ role_id }) => role_id),
    hasCode: row.code_step !== null,
    passkeys: passkeys.get(row.id) ?? 0,
  }));
}

export interface RoleRecord {
  readonly roleId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export async function listRoles(db: Db, tenantId: string): Promise<readonly RoleRecord[]> {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .execute();
  const permissions = await db
    .selectFrom('role_permission')
    .select(['role_id', 'permission'])
    .where('tenant_id', '=', tenantId)
    .orderBy('permission')
    .execute();
  return roles.map(({ id, name }) => ({
    roleId: id,
    name,
    permissions: permissions
      .filter(({ role_id }) => role_id === id)
      .map(({ permission }) => permission as Permission),
  }));
}

/** Adds a member or changes what is given of one. */
export async function putMemberRow(
  tx: Tx,
  row: Selectable<StaffMemberTable>,
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  if (isNew) {
    await tx.insertInto('staff_member').values(row).execute();
    return;
  }
  const { account, name, password_hash, active, code_step } = row;
  await tx
    .updateTable('staff_member')
    .set({ account, name, password_hash, active, code_step })
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .execute();
}

export async function findMemberRow(db: Db, tenantId: string, staffId: string) {
  return db
    .selectFrom('staff_member')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .executeTakeFirst();
}

export async function setRolesOf(
  tx: Tx,
  tenantId: string,
  staffId: string,
  roleIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('staff_role')
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('staff_role')
    .values(roleIds.map((role_id) => ({ staff_id: staffId, role_id, tenant_id: tenantId })))
    .execute();
}

export async function putRoleRow(tx: Tx, tenantId: string, { roleId, name, permissions }: RoleRecord) {
  await tx
    .insertInto('role')
    .values({ id: roleId, tenant_id: tenantId, name })
    .onConflict((same) => same.column('id').doUpdateSet({ name }))
    .execute();
  await deletePermissions(tx, tenantId, roleId);
  if (permissions.length === 0) return;
  await tx
    .insertInto('role_permission')
    .values(permissions.map((permission) => ({ role_id: roleId, tenant_id: tenantId, permission })))
    .execute();
}

export async function deleteRoleRow(tx: Tx, tenantId: string, roleId: string): Promise<void> {
  await deletePermissions(tx, tenantId, roleId);
  await tx.deleteFrom('role').where('tenant_id', '=', tenantId).where('id', '=', roleId).execute();
}

async function deletePermissions(tx: Tx, tenantId: string, roleId: string): Promise<void> {
  await tx
    .deleteFrom('role_permission')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .execute();
}

/** False, and nothing is changed, if the password is not the one that was to be replaced any more. */
export async function setStaffPassword(
  tx: Tx,
  tenantId: string,
  staffId: string,
  { passwordHash, replaces }: { readonly passwordHash: string; readonly replaces: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_member')
    .set({ password_hash: passwordHash })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('password_hash', '=', replaces)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses the code of a time step up; false if it or a later one was used. */
export async function spendStaffStep(
  db: Db,
  tenantId: string,
  staffId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_member')
    .set({ code_step: step })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('code_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Begins to ask the member for codes, from a time step on. */
export async function setStaffStep(tx: Tx, tenantId: string, staffId: string, step: number): Promise<void> {
  await tx
    .updateTable('staff_member')
    .set({ code_step: step })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .execute();
}
