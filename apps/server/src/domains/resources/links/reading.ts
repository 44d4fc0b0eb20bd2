import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { todayIn } from '../databases/reading.ts';
import type { AskedWhen } from './judge.ts';

/** Now, and what day it is in the library. */
export function whenIn(deps: Pick<Deps, 'clock'>, tenant: Tenant): AskedWhen {
  return { now: deps.clock.now(), today: todayIn(deps, tenant) };
}
