import type { Db } from '../../../platform/db/database.ts';
import { findPermissions } from '../../../platform/sessions/permissions.ts';
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
  const permissions = member && (await findPermissions(db, tenantId, member.id));
  return permissions?.has('circulation.desk') ? member : undefined;
}

/** Names and account names of all members of the staff, also of those who left. */
export async function allStaffNames(db: Db, tenantId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('staff_member')
    .select(['name', 'account'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return rows.flatMap(({ name, account }) => [name, account]);
}
