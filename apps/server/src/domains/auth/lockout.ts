import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '@lectern/contracts/auth/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { addAttempt, countAttempts } from './attempts.ts';

/** Refuses while an account has failed as often as the tenant allows. */
export async function refusalWhileLocked(
  deps: Deps,
  tenant: Tenant,
  kind: string,
  subject: string,
): Promise<Refusal<'LOGIN_LOCKED'> | undefined> {
  const now = deps.clock.now();
  const { count, windowEndsAt } = await countAttempts(
    deps.db,
    tenant.id,
    { kind, subject },
    now.toISOString(),
  );
  if (count < tenant.settings.policy.loginAttempts || !windowEndsAt) return undefined;
  return refuse(LOGIN_LOCKED, { minutes: Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 60_000) });
}

/** Counts a failure, whether the account exists or not, and answers the refusal. */
export async function countFailure(
  deps: Deps,
  tenant: Tenant,
  kind: string,
  subject: string,
): Promise<Refusal<'CREDENTIALS_WRONG'>> {
  const { loginAttempts, loginLockMinutes } = tenant.settings.policy;
  const now = deps.clock.now();
  const window = { now: now.toISOString(), endsAt: later(now, loginLockMinutes * 60) };
  const count = await addAttempt(deps.db, tenant.id, { kind, subject }, window);
  return refuse(CREDENTIALS_WRONG, { remaining: Math.max(0, loginAttempts - count) });
}
