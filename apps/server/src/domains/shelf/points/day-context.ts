import { dateIn } from '../../../platform/clock.ts';
import { instantAt } from '../../../platform/local-time.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { PointsContext } from './points-context.ts';

/** The present moment of a library, with the instant at which its day began. */
export function dayContext(tenant: Tenant, now: Date): PointsContext & { readonly dayBegan: string } {
  const { timeZone } = tenant.settings.policy;
  const dayBegan = new Date(instantAt(timeZone, dateIn(timeZone, now), 0)).toISOString();
  return { tenantId: tenant.id, now: now.toISOString(), dayBegan };
}
