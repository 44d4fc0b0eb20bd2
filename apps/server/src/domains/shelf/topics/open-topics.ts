import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { OpenTopics } from './store/topic-store.ts';

/** Names the topics of a library that everybody sees today. */
export function openToday({ clock }: Pick<Deps, 'clock'>, tenant: Tenant): OpenTopics {
  return { tenantId: tenant.id, today: dateIn(tenant.settings.policy.timeZone, clock.now()) };
}
