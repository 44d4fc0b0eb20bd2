import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { listRoles, putRoleRow } from './staff-store.ts';

export interface NewStaffMember {
  readonly account: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
  readonly now: string;
}

/** The role exists and allows something else than what was given for it. */
export class RoleDiffersError extends Error {
  override readonly name = 'RoleDiffersError';
  readonly permissions: readonly Permission[];

  constructor(permissions: readonly Permission[]) {
    super(`the role allows ${permissions.join(', ') || 'nothing'}`);
    this.permissions = permissions;
  }
}

/**
 * Adds a staff member with one role. The role is created with these permissions if there is none of the name. One that exists keeps what it
 * allows; without permissions the member just gets it.
 * @throws RoleDiffersError if permissions are given that are not exactly those of the role that exists
 */
export async function addStaffMember(db: Db, tenantId: string, member: NewStaffMember): Promise<string> {
  return inTransaction(db, async (tx) => {
    const roleId = await roleNamed(tx, tenantId, member.role, member.permissions);
    const id = newId();
    await tx
      .insertInto('staff_member')
      .values({
        id,
        tenant_id: tenantId,
        account: member.account,
        name: member.name,
        password_hash: member.passwordHash,
        active: toBit(true),
        code_step: null,
        created_at: member.now,
      })
      .execute();
    await tx
      .insertInto('staff_role')
      .values({ staff_id: id, role_id: roleId, tenant_id: tenantId })
      .execute();
    return id;
  });
}

/** The id of the role of this name: a new one with these permissions, or the one that is there. @throws RoleDiffersError */
async function roleNamed(
  tx: Tx,
  tenantId: string,
  name: string,
  permissions: readonly Permission[],
): Promise<string> {
  const known = (await listRoles(tx, tenantId)).find((role) => role.name === name);
  if (!known) {
    const roleId = newId();
    await putRoleRow(tx, tenantId, { roleId, name, permissions });
    return roleId;
  }
  const isSame =
    permissions.length === known.permissions.length &&
    permissions.every((one) => known.permissions.includes(one));
  if (permissions.length > 0 && !isSame) throw new RoleDiffersError(known.permissions);
  return known.roleId;
}
