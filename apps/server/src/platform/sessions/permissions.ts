import { PERMISSIONS, type Permission } from '@lectern/contracts/people/staff/permissions';
import type { Db } from '../db/database.ts';

/** What an active staff member may do; undefined for one who left. */
export async function findPermissions(
  db: Db,
  tenantId: string,
  staffId: string,
): Promise<ReadonlySet<Permission> | undefined> {
  const member = await db
    .selectFrom('staff_member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!member) return undefined;
  const rows = await db
    .selectFrom('staff_role')
    .innerJoin('role_permission', (join) =>
      join
        .onRef('role_permission.tenant_id', '=', 'staff_role.tenant_id')
        .onRef('role_permission.role_id', '=', 'staff_role.role_id'),
    )
    .select('role_permission.permission')
    .where('staff_role.tenant_id', '=', tenantId)
    .where('staff_role.staff_id', '=', staffId)
    .execute();
  const held = new Set(rows.map((row) => row.permission));
  return new Set(PERMISSIONS.filter((permission) => held.has(permission)));
}
