import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Codes of the currencies in which the value of a gift may be stated, that of the library first. */
export function offeredCurrencies({ settings: { policy, donations } }: Tenant): string[] {
  return [...new Set([policy.currency, ...donations.currencies])];
}
