import { later } from '../../../../platform/clock.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** Since when what was said is shown: a library that keeps it for fewer days shows less at once. */
export function keptSince({ settings }: Tenant, now: Date): string {
  return later(now, -settings.assistant.chatDays * 86_400);
}
