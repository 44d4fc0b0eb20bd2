import { addDays } from '../../../platform/clock.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** The first day whose databases count as new today. */
export function newSince({ settings }: Tenant, today: string): string {
  return addDays(today, 1 - settings.eresources.newDays);
}
