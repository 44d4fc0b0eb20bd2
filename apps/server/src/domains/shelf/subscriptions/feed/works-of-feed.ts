import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type NamedWork, newestWorks } from '../newest-works.ts';
import { subscriptionFeeds } from './subscription-feeds.ts';

const WORKS = 50;

/** The works behind a private feed address, newest first; undefined where the address is nobody's. */
export async function worksOfFeed(
  { db }: Pick<Deps, 'db'>,
  tenant: Tenant,
  token: string,
): Promise<{ readonly language: Language; readonly works: NamedWork[] } | undefined> {
  const feed = await subscriptionFeeds.find(db, tenant.id, token);
  if (!feed) return undefined;
  const works = await newestWorks(db, tenant, feed.patronId, { since: '', limit: WORKS });
  return { language: feed.language, works };
}
