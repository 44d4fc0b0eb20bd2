import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { addAttempt, countAttempts } from './attempts.ts';

/** Raises LOGIN_LOCKED while an account has failed as often as the tenant allows. */
export async function refuseLocked(deps: Deps, tenant: Tenant, kind: string, subject: string): Promise<void> {
  const now = deps.clock.now();
  const { count, windowEndsAt } = await countAttempts(
    deps.db,
    tenant.id,
    { kind, subject },
    now.toISOString(),
  );
  if (count < tenant.settings.policy.loginAttempts || !windowEndsAt) return;
  throw new CallError('LOGIN_LOCKED', {
    minutes: Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 60_000),
  });
}

/** Counts a failure, whether the account exists or not, and answers the refusal. */
export async function countFailure(
  deps: Deps,
  tenant: Tenant,
  kind: string,
  subject: string,
): Promise<CallError> {
  const { loginAttempts, loginLockMinutes } = tenant.settings.policy;
  const now = deps.clock.now();
  const window = { now: now.toISOString(), endsAt: later(now, loginLockMinutes * 60) };
  const count = await addAttempt(deps.db, tenant.id, { kind, subject }, window);
  return new CallError('CREDENTIALS_WRONG', { remaining: Math.max(0, loginAttempts - count) });
}
