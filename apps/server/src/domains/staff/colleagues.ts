import type { Db } from '../../platform/db/database.ts';
import { findStaffByAccount } from './staff-store.ts';

/** The names of members of the staff by id, also of those who left. */
export async function namesOfStaff(
  db: Db,
  tenantId: string,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(staffIds)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The active member of the staff with an account who may work at the desk; undefined if there is none. */
export async function findAtDesk(
  db: Db,
  tenantId: string,
  account: string,
): Promise<{ readonly id: string } | undefined> {
  const member = await findStaffByAccount(db, tenantId, account);
  return member && (await mayWorkAtDesk(db, tenantId, member.id)) ? { id: member.id } : undefined;
}

/** Whether a role of a member of the staff allows the work at the desk. */
async function mayWorkAtDesk(db: Db, tenantId: string, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_role')
    .innerJoin('role_permission', (join) =>
      join
        .onRef('role_permission.role_id', '=', 'staff_role.role_id')
        .onRef('role_permission.tenant_id', '=', 'staff_role.tenant_id'),
    )
    .select('role_permission.permission')
    .where('staff_role.tenant_id', '=', tenantId)
    .where('staff_role.staff_id', '=', staffId)
    .where('role_permission.permission', '=', 'circulation.desk')
    .executeTakeFirst();
  return row !== undefined;
}
