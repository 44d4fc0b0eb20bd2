import { later } from '../../../platform/clock.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

const DAY_SECONDS = 86_400;

/** The instant since which a library keeps records of use. ISO 8601, UTC. */
export function keptSince({ settings }: Tenant, now: Date): string {
  return later(now, -settings.policy.activityDays * DAY_SECONDS);
}
