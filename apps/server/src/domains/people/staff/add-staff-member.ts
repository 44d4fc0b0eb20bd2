import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';

export interface NewStaffMember {
  readonly account: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
  readonly now: string;
}

/** Adds a staff member with one role; the role is created, or gets exactly these permissions where it exists. */
export async function addStaffMember(db: Db, tenantId: string, member: NewStaffMember): Promise<string> {
  return inTransaction(db, async (tx) => {
    const roleId = await putRole(tx, tenantId, member.role, member.permissions);
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

async function putRole(
  tx: Tx,
  tenantId: string,
  name: string,
  permissions: readonly Permission[],
): Promise<string> {
  const known = await tx
    .selectFrom('role')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
  const id = known?.id ?? newId();
  if (!known) await tx.insertInto('role').values({ id, tenant_id: tenantId, name }).execute();
  await tx
    .deleteFrom('role_permission')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', id)
    .execute();
  if (permissions.length > 0) {
    const rows = permissions.map((permission) => ({ role_id: id, tenant_id: tenantId, permission }));
    await tx.insertInto('role_permission').values(rows).execute();
  }
  return id;
}
