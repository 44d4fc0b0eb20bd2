import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { IDENTITY_UNKNOWN } from '@lectern/contracts/people/identity/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsSignIn } from '../../../ports/ils/ils-port.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { findAccountRowToSignIn, putAccountOf } from './account-store.ts';
import { findPatronOf } from './find-patron-of.ts';
import { type OwnPassword, ownPasswordOf } from './own-password.ts';
import { verifyNothing, verifyPassword } from './password-hash.ts';

export interface Credentials {
  readonly primaryId: string;
  readonly password: string;
  /** Called with the primary id of the account if the directory knows it and the password is wrong: readers may type another name there. */
  readonly onWrong?: (primaryId: string) => void;
}

/** Who may sign in, unless the portal's own password has to be changed first. */
export interface SignedInReader {
  readonly id: string;
  /** Absent where the library system keeps the password. */
  readonly ownPassword?: OwnPassword;
}

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'ils' | 'identity'>;

/**
 * Whose these credentials are; undefined where they are nobody's. Passwords are the library system's where it signs its patrons in, else
 * ours. What neither knows, the tenant's directory is asked for, if there is one.
 */
export async function checkCredentials(
  deps: SignInDeps,
  tenant: Tenant,
  credentials: Credentials,
): Promise<SignedInReader | undefined | Away> {
  const { signIn } = deps.ils.of(tenant);
  const reader = await (signIn
    ? signInElsewhere(deps, tenant.id, signIn, credentials)
    : signInHere(deps, tenant.id, credentials));
  return reader ?? signInByDirectory(deps, tenant, credentials);
}

/** A reader whom the directory knows and the library does not is nobody: the answer says nothing about the password. */
async function signInByDirectory(
  deps: SignInDeps,
  tenant: Tenant,
  { primaryId, password, onWrong }: Credentials,
): Promise<SignedInReader | undefined | Away> {
  const { ldap } = tenant.settings.signIn;
  if (!ldap) return undefined;
  const answer = await deps.identity.directory.check(tenant.id, ldap, { account: primaryId, password });
  // To its readers the directory is one of the library's systems.
  if (isRefusal(answer)) return refuse(ILS_UNAVAILABLE);
  if (!answer) return undefined;
  const { subject, isRight } = answer;
  if (!isRight) {
    onWrong?.(subject.primaryId);
    return undefined;
  }
  const rules = { matchEmail: false, create: ldap.create };
  const patronId = await findPatronOf(deps, tenant, { ...subject, emailVerified: false }, rules);
  if (isRefusalFor(patronId, IDENTITY_UNKNOWN)) return undefined;
  return isRefusal(patronId) ? refuse(ILS_UNAVAILABLE) : { id: patronId };
}

async function signInElsewhere(
  { db, clock }: SignInDeps,
  tenantId: string,
  signIn: IlsSignIn,
  { primaryId, password }: Credentials,
): Promise<SignedInReader | undefined | Away> {
  const patron = await signIn.check(primaryId, password);
  if (patron === undefined || isRefusal(patron)) return patron;
  await putAccountOf(db, tenantId, patron, clock.now().toISOString());
  return { id: patron.patronId };
}

async function signInHere(
  { db }: SignInDeps,
  tenantId: string,
  { primaryId, password }: Credentials,
): Promise<SignedInReader | undefined> {
  const account = await findAccountRowToSignIn(db, tenantId, primaryId);
  const right = await (account?.password_hash
    ? verifyPassword(account.password_hash, password)
    : verifyNothing(password));
  if (!account || !right) return undefined;
  return { id: account.id, ownPassword: ownPasswordOf(account) };
}
