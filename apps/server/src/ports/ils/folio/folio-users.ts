import { refuse } from '@lectern/contracts/kernel/refusal';
import { ACCOUNT_EXPIRED, ACCOUNT_FROZEN } from '@lectern/contracts/library-system/patron-block-errors';
import type { PatronIdentity } from '../ils-patrons.ts';
import type { PatronBlock } from '../ils-refusals.ts';
import { readDay } from '../over-http/read-due.ts';
import type { FolioContext } from './folio-context.ts';
import type { FolioUser } from './folio-shapes.ts';

/** The user as a patron; undefined for one without an external system id, by which edge-patron names patrons. */
export function patronOf(user: FolioUser, { settings }: FolioContext): PatronIdentity | undefined {
  const primaryId = user[settings.signInWith];
  if (user.externalSystemId === '' || primaryId === '') return undefined;
  const { libraryCode } = settings;
  return { patronId: user.externalSystemId, primaryId, name: nameOf(user), libraryCode };
}

/** Chinese names begin with the family name and have no blank. */
function nameOf({ personal, username }: FolioUser): string {
  const { lastName = '', firstName = '', middleName = '' } = personal ?? {};
  if (/\p{Script=Han}/u.test(lastName)) return `${lastName}${firstName}`;
  const name = [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
  return name === '' ? username : name;
}

/** Last valid day. */
export function expiryOfUser({ expirationDate }: FolioUser, { policy }: FolioContext): string | null {
  return readDay(expirationDate, policy.timeZone) || null;
}

/**
 * Why the patron may not borrow or renew, as far as the user says it. Blocks by fines and by staff are said when something is asked for.
 */
export function blocksOfUser(user: FolioUser, context: FolioContext): PatronBlock[] {
  const expiresOn = expiryOfUser(user, context);
  if (expiresOn !== null && expiresOn < context.today())
    return [refuse(ACCOUNT_EXPIRED, { date: expiresOn })];
  return user.active === false ? [refuse(ACCOUNT_FROZEN)] : [];
}

/** The patron who signs in with this. @throws SystemFault */
export async function findFolioPatron(
  context: FolioContext,
  primaryId: string,
): Promise<PatronIdentity | undefined> {
  const user = await findUser(context, primaryId);
  return user && patronOf(user, context);
}

/** The patron with this password. @throws SystemFault */
export async function checkFolioPassword(
  context: FolioContext,
  primaryId: string,
  password: string,
): Promise<PatronIdentity | undefined> {
  const user = await findUser(context, primaryId);
  const patron = user && patronOf(user, context);
  return user && patron && (await context.api.isPasswordOf(user, password)) ? patron : undefined;
}

async function findUser({ api, settings }: FolioContext, primaryId: string): Promise<FolioUser | undefined> {
  return primaryId.trim() === '' ? undefined : api.findUser(settings.signInWith, primaryId);
}
