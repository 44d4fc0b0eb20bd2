import type { Hit } from '../search-engine.ts';
import { LEAST_BOOST, TITLE_PROPER_SCORE } from './score-levels.ts';

/**
 * Words and meaning in one list, by reciprocal rank (Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet and
 * individual rank learning methods", SIGIR 2009): a record's worth is the sum of 1 / (k + rank) over the lists that hold it. Ranks count
 * from 1. Scores of the two lists need not be on one scale.
 */
const K = 60;

/** So many hits of the words are merged, as many as of meaning; the others of the words follow in their order. */
export const MERGED_WORDS = 100;

/**
 * A hit with at least this score is certain: its number, its whole title or the person who made it is what was typed, even with the
 * smallest boost. Certain hits keep their places in front.
 */
const CERTAIN_SCORE = TITLE_PROPER_SCORE * LEAST_BOOST;

/** The two lists that are merged. */
export interface ListsToMerge {
  /** The first MERGED_WORDS hits of the words, or all there are. */
  readonly words: readonly Hit[];
  /** The ids of the best by meaning, best first. */
  readonly meaning: readonly string[];
  /** Whether the words find a record of `meaning`, on whatever place. */
  byWords(id: string): boolean;
  /** The words were taken for others than were typed. Then all their hits keep their places: the meaning is of what is left of the words. */
  readonly isGuess?: boolean;
}

/**
 * The beginning of the merged list, with all of `meaning`. The other hits of the words follow. Undefined where the words are answered alone:
 * nothing is about what is sought, or MERGED_WORDS hits of the words are certain.
 */
export function mergeByRank({
  words,
  meaning,
  byWords,
  isGuess = false,
}: ListsToMerge): readonly Hit[] | undefined {
  const firstOther = isGuess ? -1 : words.findIndex(({ score }) => score < CERTAIN_SCORE);
  const certain = firstOther < 0 ? words.length : firstOther;
  if (meaning.length === 0 || certain === MERGED_WORDS) return undefined;
  const front = words.slice(0, certain);
  const merged = new Map<string, { readonly hit: Hit; worth: number }>();
  words.slice(certain).forEach((hit, at) => {
    merged.set(hit.id, { hit, worth: worthOfPlace(at) });
  });
  const certainIds = new Set(front.map(({ id }) => id));
  meaning
    .filter((id) => !certainIds.has(id))
    .forEach((id, at) => {
      const both = merged.get(id);
      if (both !== undefined) both.worth += worthOfPlace(at);
      else merged.set(id, { hit: hitByMeaning(id, byWords(id)), worth: worthOfPlace(at) });
    });
  // The sort is stable: of equal worth the words come first, each list in its order.
  const rest = [...merged.values()].sort((a, b) => b.worth - a.worth);
  return [...front, ...rest.map(({ hit }) => hit)];
}

/** What a place in a list is worth; `at` counts from 0. */
export function worthOfPlace(at: number): number {
  return 1 / (K + at + 1);
}

/** Its words do not count: they did not find it, or only behind those that are merged. */
function hitByMeaning(id: string, byWords: boolean): Hit {
  return byWords ? { id, score: 0 } : { id, score: 0, byMeaning: true };
}
