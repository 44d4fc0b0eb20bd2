import type { Db, Tx } from '../../../platform/db/database.ts';

/** Replaces the password that the portal keeps of a reader. It counts as chosen by the reader. */
export async function setPasswordHash(
  db: Db | Tx,
  tenantId: string,
  id: string,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: 0, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
