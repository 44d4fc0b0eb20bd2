import type { Db } from '../../../platform/db/database.ts';
import { findAccountRow, findAccountRowToSignIn } from './account-store.ts';
import type { AccountTable } from './tables.ts';

/** What is needed to reach a reader and to change the password. Contacts are empty unless they are verified. */
export interface ReachableReader {
  readonly id: string;
  readonly primaryId: string;
  readonly mail: string;
  readonly phone: string;
  /** Empty where the portal does not keep the password. */
  readonly passwordHash: string;
  readonly passwordChangedAt: string | null;
}

export async function findReachable(
  db: Db,
  tenantId: string,
  id: string,
): Promise<ReachableReader | undefined> {
  const row = await findAccountRow(db, tenantId, id);
  return row && reachable(row);
}

/** The reader who signs in with this. */
export async function findReachableByAccount(
  db: Db,
  tenantId: string,
  primaryId: string,
): Promise<ReachableReader | undefined> {
  const row = await findAccountRowToSignIn(db, tenantId, primaryId);
  return row && reachable(row);
}

function reachable(row: AccountTable): ReachableReader {
  return {
    id: row.id,
    primaryId: row.primary_id,
    mail: row.email_verified === 1 ? row.email : '',
    phone: row.phone_verified === 1 ? row.phone : '',
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
  };
}
