import type { ContactKind } from '@lectern/rules/contact-forms';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Writes a contact, which counts as verified unless it says otherwise; an empty one removes it. */
export async function setContact(
  db: Db | Tx,
  tenantId: string,
  id: string,
  contact: {
    readonly kind: ContactKind;
    readonly value: string;
    readonly isVerified?: boolean;
    readonly now: string;
  },
): Promise<void> {
  const { kind, value, isVerified = true, now } = contact;
  const verified = value !== '' && isVerified ? 1 : 0;
  await db
    .updateTable('account')
    .set({
      ...(kind === 'mail'
        ? { email: value, email_verified: verified }
        : { phone: value, phone_verified: verified }),
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
