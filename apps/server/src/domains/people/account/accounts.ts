import type { Deps } from '../../../platform/deps.ts';
import { findAccountRow, findAccountRowToSignIn } from './account-store.ts';

/** What the portal keeps of a reader, for other domains. */
export interface Account {
  readonly id: string;
  /** As the library system said at the last sign-in. */
  readonly name: string;
  readonly libraryCode: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly phoneVerified: boolean;
  /** Empty without a picture. */
  readonly pictureFile: string;
  readonly expert: boolean;
  readonly tourSeen: boolean;
  readonly pdaRuleSeen: boolean;
}

/** The account of a reader; undefined where it was removed while a session lived. */
export async function findAccount(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  id: string,
): Promise<Account | undefined> {
  const row = await findAccountRow(db, tenantId, id);
  return (
    row && {
      id: row.id,
      name: row.name,
      libraryCode: row.library_code,
      email: row.email,
      emailVerified: row.email_verified === 1,
      phone: row.phone,
      phoneVerified: row.phone_verified === 1,
      pictureFile: row.picture_file,
      expert: row.expert === 1,
      tourSeen: row.tour_seen === 1,
      pdaRuleSeen: row.pda_rule_seen === 1,
    }
  );
}

/** The id of the reader who signs in with this. */
export async function findAccountId(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  primaryId: string,
): Promise<string | undefined> {
  return (await findAccountRowToSignIn(db, tenantId, primaryId))?.id;
}
