import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import type { Deps } from '../../deps.ts';
import { findBibs } from '../catalogue/find-bibs.ts';
import { recordAddress } from '../catalogue/record-address.ts';
import type { Tenant } from '../tenant/tenant-registry.ts';

/** The bibs of these ids that readers may see, each once, in the order of the ids. */
export async function citedBibs(
  { db }: Pick<Deps, 'db'>,
  { tenant, origin }: { readonly tenant: Tenant; readonly origin: string },
  ids: readonly string[],
): Promise<CitedBib[]> {
  const bibs = await findBibs(db, tenant.id, ids);
  return [...new Set(ids)].flatMap((id) => {
    const record = bibs.get(id);
    return record ? [{ id, bib: record.bib, url: recordAddress(origin, tenant, id) }] : [];
  });
}
