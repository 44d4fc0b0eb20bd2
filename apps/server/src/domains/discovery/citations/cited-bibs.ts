import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { recordAddress } from '../../collection/catalogue/records/record-address.ts';
import { isRecordId } from '../../collection/catalogue/records/record-id.ts';

/** The bibs with these ids, each once, in the order of the ids. Deleted and suppressed bibs are left out. */
export async function citedBibs(
  { db }: Pick<Deps, 'db'>,
  { tenant, origin }: { readonly tenant: Tenant; readonly origin: string },
  ids: readonly string[],
): Promise<CitedBib[]> {
  const distinct = [...new Set(ids)].filter(isRecordId);
  const bibs = await findBibs(db, tenant.id, distinct);
  return distinct.flatMap((id) => {
    const record = bibs.get(id);
    return record ? [{ id, bib: record.bib, url: recordAddress(origin, tenant, id) }] : [];
  });
}
