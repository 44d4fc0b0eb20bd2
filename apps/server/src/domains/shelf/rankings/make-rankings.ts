import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  MOST_PLACES,
  RANKING_DAYS,
  RANKING_RANGES,
  type RankingRange,
} from '@lectern/contracts/shelf/rankings/ranges';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { describeThings } from '../../../platform/keepable.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { COUNTED_DAYS } from './count-days.ts';
import { firstPlaces, ORDERS } from './order-of-places.ts';
import { noteMade, replacePlaces } from './store/ranking-store.ts';
import type { CountingDeps, TitleSum } from './sum-source.ts';
import { sumsOfDay } from './sums-of-day.ts';
import type { RankingName, SumKind } from './tables.ts';

/** Titles may have left the catalogue: more candidates than places. */
const CANDIDATES = MOST_PLACES + 100;

const RANKINGS_OF: Readonly<Record<SumKind, readonly RankingName[]>> = {
  loan: ['loan'],
  favourite: ['favourite'],
  rating: ['best', 'worst'],
  eresource: ['eresource'],
  title: ['title'],
};

/**
 * Makes the rankings of a kind for all times. The sums are added up from today backwards, so one walk through the year passes the end of
 * every time. It holds one number for each title in memory.
 */
export async function makeRankings(
  deps: CountingDeps,
  tenant: Tenant,
  kind: SumKind,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  const today = dateIn(tenant.settings.policy.timeZone, clock.now());
  const totals = new Map<string, { count: number; points: number }>();
  for (let day = 1; day <= COUNTED_DAYS; day++) {
    if (signal?.aborted) return;
    for (const sum of await sumsOfDay(db, tenant.id, kind, addDays(today, 1 - day))) add(totals, sum);
    await othersTurn();
    const span = RANKING_RANGES.find((range) => RANKING_DAYS[range] === day);
    if (span === undefined) continue;
    for (const ranking of RANKINGS_OF[kind]) await makeRanking(deps, tenant.id, { ranking, span }, totals);
  }
}

function add(totals: Map<string, { count: number; points: number }>, sum: TitleSum): void {
  const total = totals.get(sum.recordId);
  if (total) {
    total.count += sum.count;
    total.points += sum.points;
  } else totals.set(sum.recordId, { count: sum.count, points: sum.points });
}

async function makeRanking(
  deps: CountingDeps,
  tenantId: string,
  of: { readonly ranking: RankingName; readonly span: RankingRange },
  totals: ReadonlyMap<string, { readonly count: number; readonly points: number }>,
): Promise<void> {
  const { db, clock } = deps;
  const candidates = await firstPlaces(totals, ORDERS[of.ranking](totals), CANDIDATES);
  const ids = candidates.map(({ recordId }) => recordId);
  const shown =
    of.ranking === 'eresource' || of.ranking === 'title'
      ? await thingsOf(deps, tenantId, of.ranking, ids)
      : await findBibs(db, tenantId, ids);
  const places = candidates.filter(({ recordId }) => shown.has(recordId)).slice(0, MOST_PLACES);
  await inTransaction(db, async (tx) => {
    await replacePlaces(tx, tenantId, of, places);
    await noteMade(tx, {
      tenant_id: tenantId,
      ...of,
      made_at: clock.now().toISOString(),
      total: places.length,
    });
  });
}

/** The ids among these that are databases, or titles of these. */
async function thingsOf(
  deps: CountingDeps,
  tenantId: string,
  wanted: 'eresource' | 'title',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await describeThings(deps, deps.db, tenantId, ids);
  return new Set([...known].flatMap(([id, { kind }]) => (kind === wanted ? [id] : [])));
}
