import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PatronIdentity } from '../../../ports/ils/ils-patrons.ts';
import { findAccountRowToSignIn, putAccountOf } from './account-store.ts';

/** Makes the account of a patron whose identity was proved elsewhere, or brings it up to date. */
export async function keepAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  patron: PatronIdentity,
): Promise<void> {
  await putAccountOf(db, tenantId, patron, clock.now().toISOString());
}

/** The reader who signed in with this primary id before; undefined where nobody did. */
export async function findReader(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  primaryId: string,
): Promise<string | undefined> {
  return (await findAccountRowToSignIn(db, tenantId, primaryId))?.id;
}

/** The one reader who has verified this e-mail address; undefined where nobody or more than one did. */
export async function findReaderByEmail(
  { db }: { readonly db: Db },
  tenantId: string,
  email: string,
): Promise<string | undefined> {
  const [reader, ...more] = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email_verified', '=', 1)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .limit(2)
    .execute();
  return more.length === 0 ? reader?.id : undefined;
}
