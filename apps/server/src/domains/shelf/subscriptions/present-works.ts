import type { FoundWork } from '@lectern/contracts/shelf/subscriptions/subscription';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import type { SubscriptionHitTable } from './tables.ts';

type Hit = Pick<SubscriptionHitTable, 'record_id' | 'title' | 'author' | 'found_at'>;

/** Works that were found: as the catalogue has them now, or else as they were then. */
export async function presentWorks(db: Db, tenant: Tenant, hits: readonly Hit[]): Promise<FoundWork[]> {
  const bibs = await findBibs(
    db,
    tenant.id,
    hits.map((hit) => hit.record_id),
  );
  return hits.map((hit) => {
    const bib = bibs.get(hit.record_id)?.bib;
    const now = bib && listedBib(bib);
    return {
      recordId: hit.record_id,
      title: now?.title ?? hit.title,
      author: now?.author ?? hit.author,
      foundAt: hit.found_at,
      inCatalogue: bib !== undefined,
      publisher: now?.publisher ?? '',
      publishYear: now?.publishYear ?? null,
      imgUrl: coverAddress(tenant.settings, bib),
    };
  });
}
