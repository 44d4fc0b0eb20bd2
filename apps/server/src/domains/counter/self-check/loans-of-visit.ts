import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { SelfCheckVisitTable } from './tables.ts';

/** What was lent in a visit, as far as it was not returned since. */
export async function loansOfVisit(
  { ils }: Pick<Deps, 'ils'>,
  tenant: Tenant,
  { patron_id, loan_ids }: Pick<SelfCheckVisitTable, 'patron_id' | 'loan_ids'>,
) {
  const loans = await ils.of(tenant).loans(patron_id);
  const ids = fromJson<readonly string[]>(loan_ids);
  return isRefusal(loans) ? loans : loans.filter(({ id }) => ids.includes(id));
}
