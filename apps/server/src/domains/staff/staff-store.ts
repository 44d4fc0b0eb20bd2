import type { Db } from '../../platform/db/database.ts';

/** An active staff member, with what proves the password. */
export async function findStaffByAccount(db: Db, tenantId: string, account: string) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'name', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('account', '=', account)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** How an active staff member is named. */
export async function findStaffMember(db: Db, tenantId: string, staffId: string) {
  return db
    .selectFrom('staff_member')
    .select(['account', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('active', '=', 1)
    .executeTakeFirst();
}
