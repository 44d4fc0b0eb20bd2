import type { FoundWork } from '@lectern/contracts/shelf/subscriptions/subscription';
import type { Db } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { presentWorks } from './present-works.ts';
import { newestHits } from './store/hit-store.ts';

/** A work that was found, with the subscriptions that it fits, as their reader calls them. */
export type NamedWork = FoundWork & { readonly terms: string[] };

/** A work may fit this many subscriptions and still not crowd out others. */
const HITS_OF_A_WORK = 5;

/** What a reader's subscriptions found since an instant, newest first, each work once. */
export async function newestWorks(
  db: Db,
  tenant: Tenant,
  patronId: string,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<NamedWork[]> {
  const owner = { tenantId: tenant.id, patronId };
  const hits = await newestHits(db, owner, { since, limit: limit * HITS_OF_A_WORK });
  const byRecord = groupBy(hits, (hit) => hit.record_id);
  const firsts = [...byRecord.values()].flatMap(([first]) => first ?? []).slice(0, limit);
  const works = await presentWorks(db, tenant, firsts);
  return works.map((work) => ({
    ...work,
    terms: [...new Set((byRecord.get(work.recordId) ?? []).map(({ term }) => term))],
  }));
}
