import { MOST_STARS, type Score } from '@lectern/contracts/talk/reviews/review';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { reviewedSources } from './reviewed-things.ts';
import { countStars } from './store/review-store.ts';
import { workKey } from './work-key.ts';

/** How readers rate these works and databases, by id; those that do not exist are absent. */
export async function scoresOf(
  deps: Pick<Deps, 'db' | 'keepable'>,
  tenantId: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Score>> {
  const sources = await reviewedSources(deps, tenantId, recordIds);
  const keys = new Map([...sources].map(([id, source]) => [id, workKey(source)]));
  const scores = await scoresOfKeys(deps.db, tenantId, [...keys.values()]);
  return new Map([...keys].map(([id, key]) => [id, scores.get(key) ?? scoreOf([])]));
}

export async function scoresOfKeys(
  db: Db | Tx,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Score>> {
  const rows = await countStars(db, tenantId, keys);
  return new Map(
    [...new Set(rows.map((row) => row.work_key))].map((key) => [
      key,
      scoreOf(rows.filter((row) => row.work_key === key)),
    ]),
  );
}

/** Average, number and spread of stars. */
export function scoreOf(counts: readonly { readonly stars: number; readonly count: number }[]): Score {
  const spread = Array.from({ length: MOST_STARS }, (_, at) =>
    counts.reduce((sum, { stars, count }) => (stars === at + 1 ? sum + Number(count) : sum), 0),
  );
  const count = spread.reduce((sum, one) => sum + one, 0);
  const sum = spread.reduce((all, one, at) => all + one * (at + 1), 0);
  return { count, average: count === 0 ? null : Math.round((100 * sum) / count) / 100, spread };
}
