import { setImmediate as othersTurn } from 'node:timers/promises';
import type { TitleSum } from './sum-source.ts';
import type { RankingName } from './tables.ts';

interface Total {
  readonly count: number;
  readonly points: number;
}
type Totals = ReadonlyMap<string, Total>;

/** The higher the weight the better the place. */
type Weight = (total: Total) => number;

/** As many ratings with the mean of all are added to each title, so that few ratings weigh little. */
const ASSUMED_RATINGS = 5;

/** How each ranking weighs a title. */
export const ORDERS: Readonly<Record<RankingName, (totals: Totals) => Weight>> = {
  loan: mostOften,
  favourite: mostOften,
  eresource: mostOften,
  title: mostOften,
  best: likelyMean,
  worst(totals) {
    const mean = likelyMean(totals);
    return (total) => -mean(total);
  },
};

function mostOften(): Weight {
  return ({ count }) => count;
}

function likelyMean(totals: Totals): Weight {
  let [count, points] = [0, 0];
  for (const total of totals.values()) {
    count += total.count;
    points += total.points;
  }
  const mean = count === 0 ? 0 : points / count;
  return (total) => (total.points + ASSUMED_RATINGS * mean) / (total.count + ASSUMED_RATINGS);
}

const AT_ONCE = 50_000;

/** The titles with the highest weights, highest first; those of equal weight by more counts, then by id. Other work runs in between. */
export async function firstPlaces(totals: Totals, weight: Weight, limit: number): Promise<TitleSum[]> {
  let best: (TitleSum & { readonly weight: number })[] = [];
  let least = Number.NEGATIVE_INFINITY;
  let seen = 0;
  for (const [recordId, total] of totals) {
    const own = weight(total);
    if (own >= least) best.push({ recordId, ...total, weight: own });
    if (best.length >= 8 * limit) cut();
    if (++seen % AT_ONCE === 0) await othersTurn();
  }
  cut();
  return best.map(({ recordId, count, points }) => ({ recordId, count, points }));

  function cut(): void {
    best.sort((a, b) => b.weight - a.weight || b.count - a.count || (a.recordId < b.recordId ? -1 : 1));
    best = best.slice(0, limit);
    if (best.length === limit) least = best.at(-1)?.weight ?? least;
  }
}
