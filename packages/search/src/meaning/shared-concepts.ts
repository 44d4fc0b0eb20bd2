import { MOST_SHARED } from './sought-meaning.ts';
import type { WeightedConcept } from './weighted-concept.ts';

/** The ids of the concepts that a record shares with what is sought, those first that bring it the most; at most MOST_SHARED. */
export function sharedConcepts(
  sought: readonly WeightedConcept[],
  weightOf: (concept: string) => number | undefined,
): string[] {
  const shared = sought.map(({ concept, weight }) => ({ concept, worth: weight * (weightOf(concept) ?? 0) }));
  return shared
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SHARED)
    .map(({ concept }) => concept);
}
