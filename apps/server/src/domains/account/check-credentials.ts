import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { IlsSignIn } from '../../ports/ils/ils-port.ts';
import type { Away } from '../../ports/ils/ils-refusals.ts';
import { findAccountRowToSignIn, putAccountOf } from './account-store.ts';
import { type OwnPassword, ownPasswordOf } from './own-password.ts';
import { verifyNothing, verifyPassword } from './password-hash.ts';

export interface Credentials {
  readonly primaryId: string;
  readonly password: string;
}

/** Who may sign in, unless the portal's own password has to be changed first. */
export interface SignedInReader {
  readonly id: string;
  /** Absent where the library system keeps the password. */
  readonly ownPassword?: OwnPassword;
}

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'ils'>;

/** Whose these credentials are; undefined where they are nobody's. Passwords are the library system's where it signs its patrons in, else ours. */
export async function checkCredentials(
  deps: SignInDeps,
  tenant: Tenant,
  credentials: Credentials,
): Promise<SignedInReader | undefined | Away> {
  const { signIn } = deps.ils.of(tenant);
  return signIn
    ? signInElsewhere(deps, tenant.id, signIn, credentials)
    : signInHere(deps, tenant.id, credentials);
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
  const right = await (account ? verifyPassword(account.password_hash, password) : verifyNothing(password));
  if (!account || !right) return undefined;
  return { id: account.id, ownPassword: ownPasswordOf(account) };
}
