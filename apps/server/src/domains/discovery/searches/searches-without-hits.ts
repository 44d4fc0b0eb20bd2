import { addDays, dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { listSearchesWithoutHits, type WithoutHits } from './store/without-hits-store.ts';

/** What readers of a tenant searched in vain in the last days. */
export async function searchesWithoutHits(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings }: Tenant,
  asked: { readonly days: number; readonly atLeast: number; readonly rows: number },
): Promise<WithoutHits[]> {
  const since = addDays(dateIn(settings.policy.timeZone, clock.now()), 1 - asked.days);
  return listSearchesWithoutHits(db, id, { since, atLeast: asked.atLeast, limit: asked.rows });
}
