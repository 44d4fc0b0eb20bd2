import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Whether the library has its assistant: as a panel, as a page, or both. */
export function isOpen({ settings }: Tenant): boolean {
  return settings.public.aiOpenFlag === '1' || settings.public.newAISearchFlag === '1';
}
