import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { type PostingContext, postingContext } from './ledger/posting-context.ts';
import { POSTING_LISTENERS } from './posting-listeners.ts';

/**
 * With what an act of the portal's own circulation runs now; undefined where the tenant has another library system. Acts that no other
 * system can have take it from here, and are no part of the port.
 */
export function ownCirculation(
  { ils, clock, events }: Pick<Deps, 'ils' | 'clock' | 'events'>,
  tenant: Tenant,
): PostingContext | undefined {
  if (!ils.abilitiesOf(tenant).includes('ownCirculation')) return undefined;
  return postingContext({ clock, events }, POSTING_LISTENERS, {
    id: tenant.id,
    policy: tenant.settings.policy,
  });
}
