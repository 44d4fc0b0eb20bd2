import { addDays, dateIn } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../tenant/tenant-registry.ts';
import { blockedBy, HOT_WORD_DAYS, LEAST_CALLERS, rankWords } from './hot-word-policy.ts';
import { listWordCounts } from './popular-search-store.ts';

/** Every suggestion asks for hot words: they are at most this old. */
const FRESH_MS = 60_000;
const MOST = 50;

interface Kept {
  readonly at: number;
  readonly words: Promise<readonly string[]>;
}

const kept = new WeakMap<Deps, Map<string, Kept>>();

/** What readers made hot, hottest first: counted at most once a minute in each process, without what the library blocks. */
export async function popularWords(deps: Deps, { id, settings }: Tenant): Promise<readonly string[]> {
  const ofDeps = kept.get(deps) ?? new Map<string, Kept>();
  kept.set(deps, ofDeps);
  const now = deps.clock.now();
  const known = ofDeps.get(id);
  const isFresh = known !== undefined && now.getTime() - known.at < FRESH_MS;
  const words = isFresh ? known.words : count(deps, id, dateIn(settings.policy.timeZone, now));
  if (!isFresh) {
    ofDeps.set(id, { at: now.getTime(), words });
    words.catch(() => ofDeps.delete(id));
  }
  const isBlocked = blockedBy(settings.policy.blockedWords);
  return (await words).filter((word) => !isBlocked(word));
}

/** Hot words for readers: what readers made hot, then the library's own. */
export async function hotWords(deps: Deps, tenant: Tenant): Promise<readonly string[]> {
  return [...new Set([...(await popularWords(deps, tenant)), ...tenant.settings.policy.hotWords])];
}

async function count(deps: Deps, tenantId: string, today: string): Promise<readonly string[]> {
  const since = addDays(today, -HOT_WORD_DAYS);
  const counts = await listWordCounts(deps.db, tenantId, since, LEAST_CALLERS);
  return rankWords(counts, today).slice(0, MOST);
}
