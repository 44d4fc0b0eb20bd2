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
