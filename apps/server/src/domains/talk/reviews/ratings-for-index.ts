import type { Db } from '../../../platform/db/database.ts';
import type { RecordSource } from '../../collection/catalogue/records/record-sources.ts';
import { dampedRating } from './damped-rating.ts';
import { scoresOfKeys } from './scores.ts';
import { workKey } from './work-key.ts';

/** How readers rate records, for the index: hundredths of a star, 0 where nobody did. One question for all. */
export async function ratingsForIndex(
  db: Db,
  tenantId: string,
  sources: readonly RecordSource[],
): Promise<(source: RecordSource) => number> {
  const scores = await scoresOfKeys(db, tenantId, sources.map(workKey));
  return (source) => {
    const score = scores.get(workKey(source));
    return score ? dampedRating(score) : 0;
  };
}
