import { formBeside } from '@lectern/rules/number-form';
import type { Bit } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { hasFormOf, keepsCase, meantNumber } from '../../../platform/tenants/meant-number.ts';
import type { PatronIdentity } from '../../../ports/ils/ils-patrons.ts';
import type { AccountTable } from './tables.ts';

const NOT_YET = {
  password_hash: '',
  password_changed_at: null,
  must_change_password: 0 as Bit,
  email: '',
  email_verified: 0 as Bit,
  phone: '',
  phone_verified: 0 as Bit,
  picture_file: '',
  expert: 0 as Bit,
  tour_seen: 0 as Bit,
  pda_rule_seen: 0 as Bit,
};

/** The account of a reader by id; undefined where there is none. */
export async function findAccountRow(
  db: Db,
  tenantId: string,
  id: string,
): Promise<AccountTable | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * The account that is signed in to with this, a primary id or another name of the reader: as it is written, else in its normal form if only
 * one account has it.
 */
export async function findAccountRowToSignIn(
  db: Db,
  tenantId: string,
  primaryId: string,
): Promise<AccountTable | undefined> {
  const names = db
    .selectFrom('account')
    .select(['id', 'primary_id as number'])
    .where('tenant_id', '=', tenantId)
    .where(hasFormOf('primary_id', primaryId))
    .unionAll(
      db
        .selectFrom('sign_in_name')
        .select(['patron_id as id', 'name as number'])
        .where('tenant_id', '=', tenantId)
        .where(hasFormOf('name', primaryId)),
    );
  // The same statements whether there is such an account or not, so that time does not tell.
  const caseCounts = await keepsCase(db, tenantId);
  const named = await meantNumber(await names.execute(), primaryId, () => caseCounts);
  return findAccountRow(db, tenantId, named?.id ?? '');
}

/** Makes the account of a patron who signs in for the first time, or brings its name and library up to date. */
export async function putAccountOf(
  db: Db,
  tenantId: string,
  patron: PatronIdentity,
  now: string,
): Promise<void> {
  const primary_id_form = formBeside(patron.primaryId);
  const identity = {
    primary_id: patron.primaryId,
    primary_id_form,
    name: patron.name,
    library_code: patron.libraryCode,
  };
  await db
    .insertInto('account')
    .values({
      ...NOT_YET,
      ...identity,
      tenant_id: tenantId,
      id: patron.patronId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet({ ...identity, updated_at: now })
        .where((eb) =>
          eb.or([
            eb('account.primary_id', '!=', identity.primary_id),
            eb('account.name', '!=', identity.name),
            eb('account.library_code', '!=', identity.library_code),
          ]),
        ),
    )
    .execute();
}

/** Notes that the reader has seen something. */
export async function raiseAccountFlag(
  db: Db,
  tenantId: string,
  id: string,
  flag: 'tour_seen' | 'pda_rule_seen',
): Promise<void> {
  await db
    .updateTable('account')
    .set({ [flag]: 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
