import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Donor } from './donors-in.ts';

/** Givers of a record in the registers of gifts, each once. */
export async function registeredDonors(
  { db, recordDonors }: Pick<Deps, 'db' | 'recordDonors'>,
  tenant: Tenant,
  recordId: string,
): Promise<Donor[]> {
  const registers = await recordDonors();
  const found = (await Promise.all(registers.map((one) => one.of(db, tenant, recordId)))).flat();
  return [...new Map(found.map((donor) => [donor.name, donor])).values()];
}
