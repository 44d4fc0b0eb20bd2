import type { ContactKind } from '@lectern/rules/contact-forms';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Notes that a contact is the reader's, if the reader still has it. */
export async function verifyContact(
  db: Db | Tx,
  tenantId: string,
  id: string,
  { kind, value, now }: { readonly kind: ContactKind; readonly value: string; readonly now: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ ...(kind === 'mail' ? { email_verified: 1 } : { phone_verified: 1 }), updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where(kind === 'mail' ? 'email' : 'phone', '=', value)
    .execute();
}

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
