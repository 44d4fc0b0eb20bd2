import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Whether readers of this library can sign in with account and password. */
export function arePasswordsTaken({ settings }: Tenant): boolean {
  return settings.public.normalLogin === '1' && settings.public.loginFlag !== '0';
}
