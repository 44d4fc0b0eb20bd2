import type { SignInOutcome } from '@lectern/contracts/people/sessions/list-sign-ins';
import { later } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import type { SignInMethod } from '../../../platform/sessions/sign-in-method.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findAccountId } from '../account/accounts.ts';
import { hasLockSince, insertSignIn } from './sign-in-store.ts';

const DAY_SECONDS = 86_400;

/** An attempt to sign in. */
export interface Attempt extends Visitor {
  readonly method: SignInMethod;
  readonly outcome: SignInOutcome;
}

/** Keeps a sign-in for its reader, in the transaction that opens the session. Nothing where the tenant keeps none. */
export async function noteSignIn(
  db: Db | Tx,
  tenant: Tenant,
  attempt: Attempt & { readonly patronId: string },
  now: Date,
): Promise<void> {
  const days = tenant.settings.policy.signInHistoryDays;
  if (days === 0) return;
  const { patronId: patron_id, method, outcome, network, device } = attempt;
  await insertSignIn(db, {
    tenant_id: tenant.id,
    id: newId(),
    patron_id,
    at: now.toISOString(),
    method,
    outcome,
    network,
    device,
    expires_at: later(now, days * DAY_SECONDS),
  });
}

/**
 * Keeps a refused sign-in for the reader whose account name was given, if there is one. Nobody waits for it: the answer to a stranger must
 * not take longer for an account that exists.
 */
export function noteFailedSignIn(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  attempt: Attempt & { readonly primaryId: string },
): void {
  if (tenant.settings.policy.signInHistoryDays === 0) return;
  const now = deps.clock.now();
  const note = async () => {
    const patronId = await findAccountId(deps, tenant.id, attempt.primaryId);
    if (!patronId || (await isNotedAlready(deps.db, tenant, { ...attempt, patronId }, now))) return;
    await noteSignIn(deps.db, tenant, { ...attempt, patronId }, now);
  };
  note().catch(() => undefined);
}

/** Whether the account is known to be locked for this network: further attempts do not fill the history. */
async function isNotedAlready(
  db: Db,
  tenant: Tenant,
  { patronId, outcome, network }: Attempt & { readonly patronId: string },
  now: Date,
): Promise<boolean> {
  if (outcome !== 'locked') return false;
  const since = later(now, -tenant.settings.policy.loginLockMinutes * 60);
  return hasLockSince(db, tenant.id, patronId, { network, since });
}
