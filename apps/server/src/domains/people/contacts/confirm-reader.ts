import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { checkCredentials } from '../account/check-credentials.ts';
import type { ReachableReader } from '../account/reachable.ts';
import { checkGuess } from '../auth/check-guess.ts';

export type ConfirmRefusal = Refusal<'CREDENTIALS_WRONG' | 'LOGIN_LOCKED' | 'ILS_UNAVAILABLE'>;

/** Whether a reader has a password to confirm with, here or in the library system. */
export function hasPassword({ ils }: Pick<Deps, 'ils'>, tenant: Tenant, reader: ReachableReader): boolean {
  return reader.passwordHash !== '' || ils.of(tenant).signIn !== undefined;
}

/** Checks the password of a reader who is signed in, with the limits of signing in. A refusal if it is missing or wrong. */
export async function confirmReader(
  deps: Deps,
  { tenant, network }: { readonly tenant: Tenant; readonly network: string },
  reader: ReachableReader,
  wirePassword: string | undefined,
): Promise<true | ConfirmRefusal> {
  const password = wirePassword === undefined ? '' : (decryptWirePassword(wirePassword) ?? '');
  const guess = { kind: 'patron-sign-in', account: reader.primaryId, network } as const;
  const found = await checkGuess(deps, tenant, guess, () =>
    checkCredentials(deps, tenant, { primaryId: reader.primaryId, password }),
  );
  if (isRefusal(found)) return found;
  return found.id === reader.id ? true : refuse(CREDENTIALS_WRONG, { remaining: 0 });
}
