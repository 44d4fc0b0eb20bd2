import type { Db, Tx } from '../../../platform/db/database.ts';

/**
 * Replaces the password that the portal keeps of a reader. It counts as chosen by the reader. False, and nothing is changed, if the password
 * is not the one that was to be replaced any more.
 */
export async function setPasswordHash(
  db: Db | Tx,
  tenantId: string,
  id: string,
  {
    passwordHash,
    replaces,
    now,
  }: { readonly passwordHash: string; readonly replaces: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: 0, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('password_hash', '=', replaces)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
