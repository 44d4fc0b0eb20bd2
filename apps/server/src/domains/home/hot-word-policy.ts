import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';
import { sortKey } from '@lectern/search/analysis/sort-key';
import { daysBetween } from '../../clock.ts';

/** Searches are hot words for this many days. */
export const HOT_WORD_DAYS = 30;
/** Fewer callers than this are a few people's business, not a hot word. */
export const LEAST_CALLERS = 5;
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

/** Searches of one form of words on one day in one month's count. */
export interface SearchCount {
  readonly searchKey: string;
  readonly period: string;
  readonly words: string;
  readonly day: string;
  readonly callers: number;
}

/**
 * Words by weight, heaviest first, each in the form that most callers typed. Words count where one month has LEAST_CALLERS different
 * callers: those of two months may be the same people and are not added up.
 */
export function rankWords(counts: readonly SearchCount[], today: string): string[] {
  const byKey = new Map<string, SearchCount[]>();
  for (const count of counts) byKey.set(count.searchKey, [...(byKey.get(count.searchKey) ?? []), count]);
  return [...byKey.values()]
    .filter((ofKey) => Math.max(...totals(ofKey, ({ period }) => period).values()) >= LEAST_CALLERS)
    .map((ofKey) => ({ words: commonest(ofKey), weight: weightOf(ofKey, today) }))
    .toSorted((left, right) => right.weight - left.weight || (left.words < right.words ? -1 : 1))
    .map(({ words }) => words);
}

function weightOf(counts: readonly SearchCount[], today: string): number {
  return counts.reduce(
    (sum, { day, callers }) => sum + callers * 0.5 ** (Math.max(0, daysBetween(day, today)) / HALF_LIFE_DAYS),
    0,
  );
}

function commonest(counts: readonly SearchCount[]): string {
  const forms = [...totals(counts, ({ words }) => words)];
  return forms.toSorted(([one, callers], [other, more]) => more - callers || (one < other ? -1 : 1))[0]![0];
}

function totals(counts: readonly SearchCount[], of: (count: SearchCount) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(of(count), (sums.get(of(count)) ?? 0) + count.callers);
  return sums;
}
