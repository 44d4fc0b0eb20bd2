import { addDays, dateIn } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../tenant/tenant-registry.ts';
import { listSearchesWithoutHits, type WithoutHits } from './without-hits-store.ts';

/** What readers of a tenant searched in vain in the last days. */
export async function searchesWithoutHits(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings }: Tenant,
  asked: { readonly days: number; readonly atLeast: number; readonly rows: number },
): Promise<WithoutHits[]> {
  const since = addDays(dateIn(settings.policy.timeZone, clock.now()), 1 - asked.days);
  return listSearchesWithoutHits(db, id, { since, atLeast: asked.atLeast, limit: asked.rows });
}
