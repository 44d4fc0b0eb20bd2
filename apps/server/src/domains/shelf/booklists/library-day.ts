import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Open } from './store/open-list-store.ts';

/** Names the lists of a library that everybody sees today. */
export function openToday({ clock }: Pick<Deps, 'clock'>, tenant: Tenant): Open {
  return { tenantId: tenant.id, today: dateIn(tenant.settings.policy.timeZone, clock.now()) };
}
