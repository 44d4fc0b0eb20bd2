import type { Deps } from '../../../platform/deps.ts';
import { createTurns } from '../../../platform/outside/turns.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** One whose password is checked, and one whose statements run meanwhile. */
const AT_ONCE = 2;

const turns = createTurns(AT_ONCE, Number.POSITIVE_INFINITY);

/**
 * Runs sign-ins one after the other where the portal itself checks the password. A hundred at once would fill the queue of the database
 * before the first password is checked, and those who search would wait behind them. A slow directory makes nobody wait for it.
 */
export function takeTurns<T>(deps: Pick<Deps, 'ils'>, tenant: Tenant, signIn: () => Promise<T>): Promise<T> {
  const isElsewhere = deps.ils.of(tenant).signIn !== undefined || tenant.settings.signIn.ldap !== undefined;
  return isElsewhere ? signIn() : turns('', signIn);
}
