import { bestOfBoth } from '../../../ranking/best-of-both.ts';
import type { BestByMeaning, MeaningHit } from './best-by-meaning.ts';

/**
 * The best by concepts, where those are known, and by another ranking, merged. Only the best by concepts say what they share with a
 * request.
 */
export function withNearest(best: BestByMeaning | undefined, nearest: readonly MeaningHit[]): BestByMeaning {
  if (best === undefined) return { hits: nearest, aboutOf: () => [] };
  const byConcepts = new Set(best.hits.map(({ id }) => id));
  return {
    hits: bestOfBoth(best.hits, nearest),
    aboutOf: (hit) => (byConcepts.has(hit.id) ? best.aboutOf(hit) : []),
  };
}
