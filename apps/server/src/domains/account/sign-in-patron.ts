import type { Db } from '../../platform/db/database.ts';

/** What signing in asks of a patron. */
export interface SignInPatron {
  readonly id: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  /** The account's creation where the password was never changed. */
  readonly passwordChangedAt: string;
}

export async function findSignInPatron(
  db: Db,
  tenantId: string,
  primaryId: string,
): Promise<SignInPatron | undefined> {
  const row = await db
    .selectFrom('patron')
    .select(['id', 'password_hash', 'must_change_password', 'password_changed_at', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('primary_id', '=', primaryId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      passwordHash: row.password_hash,
      mustChangePassword: row.must_change_password === 1,
      passwordChangedAt: row.password_changed_at ?? row.created_at,
    }
  );
}

/** Who a session belongs to, for the header of every page. */
export async function findSessionPatron(db: Db, tenantId: string, patronId: string) {
  const row = await db
    .selectFrom('patron')
    .select(['name', 'library_code'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .executeTakeFirst();
  return row && { name: row.name, libraryCode: row.library_code };
}
