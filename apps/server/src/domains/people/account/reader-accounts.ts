import { formBeside } from '@lectern/rules/number-form';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PatronIdentity } from '../../../ports/ils/ils-patrons.ts';
import { putAccountOf } from './account-store.ts';

/** Contacts of a reader, verified or not, and whether the portal keeps a password. */
export interface ReaderContacts {
  readonly email: string;
  readonly phone: string;
  readonly hasPassword: boolean;
}

/** Makes the account of a reader or brings it up to date. `names` are all that the reader signs in with. */
export async function keepReaderAccount(
  tx: Tx,
  tenantId: string,
  reader: PatronIdentity,
  { names, now }: { readonly names: readonly string[]; readonly now: string },
): Promise<void> {
  await putAccountOf(tx, tenantId, reader, now);
  await tx
    .deleteFrom('sign_in_name')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', reader.patronId)
    .execute();
  const others = names.filter((name) => name !== reader.primaryId);
  if (others.length === 0) return;
  await tx
    .insertInto('sign_in_name')
    .values(
      others.map((name) => ({
        tenant_id: tenantId,
        name,
        name_form: formBeside(name),
        patron_id: reader.patronId,
      })),
    )
    .execute();
}

/** Sets a password that the reader has to change at the next sign-in. */
export async function setFirstPassword(
  tx: Tx,
  tenantId: string,
  id: string,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: string },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function contactsOf(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReaderContacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'phone', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, email, phone, password_hash }) => [
      id,
      { email, phone, hasPassword: password_hash !== '' },
    ]),
  );
}

/** The ids of readers whose phone number ends with these digits. */
export async function findByPhone(
  db: Db,
  tenantId: string,
  digits: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('phone', 'like', `%${digits}`)
    .orderBy('name')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
