import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Funds } from '../../ports/ils/ils-funds.ts';

export function presentFunds({ deposit, prepayment }: Funds, tenant: Tenant) {
  const { currency } = tenant.settings.policy;
  return { deposit: { amount: deposit, currency }, prepayment: { amount: prepayment, currency } };
}
