import { nameKey } from '../letters-of-name.ts';
import { QUOTED } from './quoted.ts';

/** As many letters in a row are no chance; in Han fewer say as much. */
const LETTERS = 24;
const HAN = 6;
const STEP = 3;
const HAN_RUN = /\p{Script=Han}+/gu;

/** Shorter words in quotation marks may be any. */
const SHORTEST_LATIN = 6;
const SHORTEST_HAN = 3;

/** Words of records that suppliers and others wrote: a model that repeats them as its own words may repeat an order. */
export interface ForeignWords {
  add(...texts: readonly string[]): void;
  /**
   * Whether so many signs of the text are in these words, one after another, that they were copied. `isOwn`: this run is known otherwise.
   */
  isCopied(text: string, isOwn: (key: string) => boolean): boolean;
  /** Whether the text has something that these words name in quotation marks, and nothing else does: a work of nobody knows where. */
  isNamed(text: string, isOwn: (key: string) => boolean): boolean;
}

export function createForeignWords(): ForeignWords {
  const keys = new Set<string>();
  const named = new Set<string>();
  return {
    add(...texts) {
      for (const text of texts) {
        keys.add(nameKey(text));
        for (const match of text.matchAll(QUOTED)) {
          const key = nameKey(match.slice(1).find((group) => group !== undefined) ?? '');
          if (key.length >= (/\p{Script=Han}/u.test(key) ? SHORTEST_HAN : SHORTEST_LATIN)) named.add(key);
        }
      }
    },
    isCopied(text, isOwn) {
      const key = nameKey(text);
      const isForeign = (run: string) => [...keys].some((words) => words.includes(run)) && !isOwn(run);
      for (const run of runsOf(key, LETTERS, STEP)) if (isForeign(run)) return true;
      for (const [han] of key.matchAll(HAN_RUN))
        for (const run of runsOf(han, HAN, 1)) if (isForeign(run)) return true;
      return false;
    },
    isNamed(text, isOwn) {
      const key = nameKey(text);
      return [...named].some((name) => key.includes(name) && !isOwn(name));
    },
  };
}

function* runsOf(key: string, length: number, step: number): Iterable<string> {
  for (let at = 0; at + length <= key.length; at += step) yield key.slice(at, at + length);
}
