import { addDays, dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keptCounts } from '../../../platform/tenants/kept-counts.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { blockedBy, HOT_WORD_DAYS, LEAST_POINTS, rankWords } from './hot-word-policy.ts';
import { listWordCounts } from './store/popular-search-store.ts';

const MOST = 50;

/** Every suggestion asks for hot words, so that they are kept. */
const rankedWords = keptCounts(async (deps, tenantId, timeZone: string): Promise<readonly string[]> => {
  const today = dateIn(timeZone, deps.clock.now());
  const counts = await listWordCounts(deps.db, tenantId, addDays(today, -HOT_WORD_DAYS), LEAST_POINTS);
  return rankWords(counts, today).slice(0, MOST);
});

/** What readers made hot, hottest first: counted at most once a minute in each process, without what the library blocks. */
export async function popularWords(deps: Deps, { id, settings }: Tenant): Promise<readonly string[]> {
  const words = await rankedWords(deps, id, settings.policy.timeZone);
  const isBlocked = blockedBy(settings.policy.blockedWords);
  return words.filter((word) => !isBlocked(word));
}

/** A word for readers to search. `recommended`: by the library's settings; perhaps nobody searched it yet. */
export interface HotWord {
  readonly keyWord: string;
  readonly kind: 'searched' | 'recommended';
}

/** What readers searched often, then what the library recommends and readers did not search often. */
export async function hotWords(deps: Deps, tenant: Tenant): Promise<readonly HotWord[]> {
  const searched = await popularWords(deps, tenant);
  const recommended = new Set(tenant.settings.policy.hotWords);
  for (const word of searched) recommended.delete(word);
  return [
    ...searched.map((keyWord) => ({ keyWord, kind: 'searched' as const })),
    ...[...recommended].map((keyWord) => ({ keyWord, kind: 'recommended' as const })),
  ];
}
