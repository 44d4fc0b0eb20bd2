import type { Hit } from '../search-engine.ts';
import { fuseByRank } from './fuse-by-rank.ts';
import { LEAST_BOOST, TITLE_PROPER_SCORE } from './score-levels.ts';

/** So many hits of the words are merged, as many as of meaning; the others of the words follow in their order. */
export const MERGED_WORDS = 100;

/**
 * A hit with at least this score is certain: its number, its whole title or the person who made it is what was typed, even with the
 * smallest boost. Certain hits keep their places in front.
 */
const CERTAIN_SCORE = TITLE_PROPER_SCORE * LEAST_BOOST;

/**
 * So many first hits of the words keep their places too, and all of them where they are few. A reader who knows a work looks for it there,
 * and types words that no score tells from others: a name that is a frequent word, and one word of the title.
 */
const LEADING_WORDS = 5;
const FEW_WORDS = 10;

/** The two lists that are merged. */
export interface ListsToMerge {
  /** The first MERGED_WORDS hits of the words, or all there are. */
  readonly words: readonly Hit[];
  /** The ids of the best by meaning, best first. */
  readonly meaning: readonly string[];
  /** Whether the words find a record of `meaning`, on whatever place. */
  byWords(id: string): boolean;
  /**
   * The words were taken for others than were typed. Then all their hits keep their places: the meaning is of what is left of the words.
   */
  readonly isGuess?: boolean;
}

/**
 * Words and meaning in one list, by reciprocal rank: its beginning, with all of `meaning`. The other hits of the words follow. Undefined
 * where the words are answered alone: nothing is about what is sought, or MERGED_WORDS hits of the words are certain.
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
  const leading = words.length <= FEW_WORDS ? words.length : LEADING_WORDS;
  const front = words.slice(0, Math.max(certain, leading));
  const inFront = new Set(front.map(({ id }) => id));
  const certainIds = new Set(front.slice(0, certain).map(({ id }) => id));
  const byMeaning = meaning.filter((id) => !certainIds.has(id)).map((id) => hitByMeaning(id, byWords(id)));
  // Leading hits keep their ranks in both lists: counted without them, the next hits of the words would be worth as much as the first ones.
  const fused = fuseByRank(words.slice(certain), byMeaning);
  return [...front, ...fused.filter(({ id }) => !inFront.has(id))];
}

/** Its words do not count: they did not find it, or only behind those that are merged. */
function hitByMeaning(id: string, byWords: boolean): Hit {
  return byWords ? { id, score: 0 } : { id, score: 0, byMeaning: true };
}
