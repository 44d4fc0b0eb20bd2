import type { Db } from '../../../platform/db/database.ts';
import { verifyNothing, verifyPassword } from '../account/password-hash.ts';
import { findStaffByAccount } from './staff-store.ts';

/** The active staff member whose account and password these are. It takes as long for an account that nobody has. */
export async function findStaffWithPassword(db: Db, tenantId: string, account: string, password: string) {
  const member = await findStaffByAccount(db, tenantId, account);
  const right = await (member ? verifyPassword(member.password_hash, password) : verifyNothing(password));
  return right ? member : undefined;
}
