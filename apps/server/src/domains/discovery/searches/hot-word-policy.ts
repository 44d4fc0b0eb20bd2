import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';
import { sortKey } from '@lectern/search/analysis/sort-key';
import { daysBetween } from '../../../platform/clock.ts';

/** Searches are hot words for this many days. */
export const HOT_WORD_DAYS = 30;
/**
 * What callers count. One person can search from some address blocks (at home, by phone, through a proxy), but not easily from ten;
 * accounts are given out by the library.
 */
export const CALLER_POINTS = { reader: 2, block: 1 } as const;
/** Five readers, or ten address blocks: fewer are a few people's business, not a hot word. */
export const LEAST_POINTS = 10;
/** After this many days a search weighs half. */
const HALF_LIFE_DAYS = 7;
/** Seven digits and more are numbers of cards, accounts and telephones. */
const LONG_NUMBER = /\d(?:[\s.-]?\d){6,}/;
/** Two years, or an ISSN. */
const YEARS = /(?<!\d)\d{4}\s?-\s?\d{3}[\dx](?!\d)/g;
const MAIL_ADDRESS = /\S@\S/;
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True for what may be a person's data and is therefore nowhere counted: addresses, long numbers. */
export function mayBePersonal(words: string): boolean {
  if (normaliseIsbn(words) !== undefined) return false;
  const folded = fold(words);
  return MAIL_ADDRESS.test(folded) || LONG_NUMBER.test(folded.replace(YEARS, ' '));
}

/** The test whether words hold one that the library blocks: whole words, or in scripts without spaces any part. */
export function blockedBy(blockedWords: readonly string[]): (words: string) => boolean {
  const parts = blockedWords.filter((word) => HAN_OR_KANA.test(word)).map(fold);
  const whole = blockedWords.filter((word) => !HAN_OR_KANA.test(word)).map((word) => ` ${sortKey(word)} `);
  return (words) => {
    const folded = fold(words);
    const spaced = ` ${sortKey(words)} `;
    return parts.some((part) => folded.includes(part)) || whole.some((word) => spaced.includes(word));
  };
}

/** What the callers of one month count together for words. */
export interface WordCount {
  readonly searchKey: string;
  readonly words: string;
  readonly votes: number;
  /** CALLER_POINTS of all callers. */
  readonly points: number;
  /** As of `lastDay`. */
  readonly weight: number;
  readonly lastDay: string;
}

/** A count with one more caller, who typed the words in some form. A majority's form wins (Boyer and Moore, 1981). */
export function withCaller(
  count: WordCount | undefined,
  caller: Pick<WordCount, 'searchKey' | 'words' | 'points'> & { readonly day: string },
): WordCount {
  const { searchKey, words, points, day } = caller;
  if (!count) return { searchKey, words, votes: 1, points, weight: 1, lastDay: day };
  const votes = count.votes + (count.words === words ? 1 : -1);
  const form = votes < 0 ? { words, votes: 1 } : { words: count.words, votes };
  return {
    searchKey,
    ...form,
    points: count.points + points,
    weight: weightOn(count, day) + 1,
    lastDay: day,
  };
}

/**
 * Words by weight, heaviest first. Words count where one month has LEAST_POINTS: callers of two months may be the same people and are not
 * added up.
 */
export function rankWords(counts: readonly WordCount[], today: string): string[] {
  const byKey = new Map<string, { words: string; weight: number; points: number }>();
  for (const count of counts) {
    const { points, words } = count;
    const known = byKey.get(count.searchKey);
    const weight = weightOn(count, today) + (known?.weight ?? 0);
    byKey.set(
      count.searchKey,
      known && known.points >= points ? { ...known, weight } : { words, weight, points },
    );
  }
  return [...byKey.values()]
    .filter(({ points }) => points >= LEAST_POINTS)
    .toSorted((left, right) => right.weight - left.weight || (left.words < right.words ? -1 : 1))
    .map(({ words }) => words);
}

function weightOn({ weight, lastDay }: WordCount, day: string): number {
  return weight * 0.5 ** (Math.max(0, daysBetween(lastDay, day)) / HALF_LIFE_DAYS);
}
