import type { SearchDocument } from '@lectern/search/search-document';
import type { Filter, MatchMode } from '@lectern/search/search-engine';
import { Random } from './random.ts';

/** One question, in a form that both engines can be asked. */
export interface Question {
  readonly text: string | undefined;
  readonly match: MatchMode;
  readonly filters: readonly (Filter & { readonly anyOf: readonly string[] })[];
}

export interface QueryClass {
  readonly name: string;
  readonly questions: readonly Question[];
  /** Other questions of the kind, asked before, so that the code is warm. */
  readonly warmUp: readonly Question[];
}

/** Share of the records that the frequent terms have, about. */
export const FREQUENT_SHARE = 0.147;
const SEED = 7;
/** A hundred were too few: the five that a collection of garbage fell into would be the 95th percentile. */
const QUESTIONS = 300;
/** Frequent terms that are asked for again and again, and others that are asked for once. */
const REPEATED_TERMS = 8;
const FIRST_TIME_TERMS = 24;
/** Other questions of a kind, to go before. */
const WARM_UP = 300;
/** A word is common that more records have than this share. */
const COMMON_SHARE = 0.005;

/** Words of titles: runs of letters; of Chinese titles the pairs of characters. */
function titleWords(title: string): string[] {
  if (/^[\p{Script=Han}]+$/u.test(title)) return title.match(/../gu) ?? [];
  return title.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/**
 * The classes, made from a sample of the records themselves: words as frequent as wanted (those in `frequent`, best first; once again with
 * words that were not asked before), two words of one title of which one is in few records, as is usual, and two that are both in many, two
 * neighbouring words of a title, the first letters of a word, and everything under two filters.
 */
export function queryClasses(
  sample: readonly SearchDocument[],
  words: readonly CountedWord[],
  frequentShare: number,
): QueryClass[] {
  const frequent = words
    .toSorted((a, b) => Math.abs(a.share - frequentShare) - Math.abs(b.share - frequentShare))
    .map(({ word }) => word);
  const common = new Set(words.filter(({ share }) => share >= COMMON_SHARE).map(({ word }) => word));
  const isCommon = (word: string) => common.has(word);
  const isRare = (word: string) => !common.has(word);
  const random = new Random(SEED);
  const titles = sample
    .map(({ text }) => text.title?.[0] ?? '')
    .filter((title) => titleWords(title).length >= 3);
  const many = (make: () => Question) => Array.from({ length: QUESTIONS + WARM_UP }, make);
  const repeated = frequent.slice(0, REPEATED_TERMS);
  const others = frequent
    .slice(REPEATED_TERMS, REPEATED_TERMS + 2 * FIRST_TIME_TERMS)
    .map((word) => ask(word, 'all'));
  const classes: [string, readonly Question[]][] = [
    ['frequent term', many(() => ask(random.pick(repeated), 'all'))],
    [
      'two terms',
      many(() =>
        ask(
          twoWords(titles, random, isRare, () => true),
          'all',
        ),
      ),
    ],
    ['two common terms', many(() => ask(twoWords(titles, random, isCommon, isCommon), 'all'))],
    ['phrase', many(() => ask(neighbours(random.pick(titles), random), 'phrase'))],
    ['prefix', many(() => ask(beginning(titles, random), 'prefix'))],
    [
      'browse + 2 filters',
      many(() => ({ text: undefined, match: 'all', filters: twoFilters(random.pick(sample)) })),
    ],
  ];
  return [
    ...classes.map(([name, questions]) => ({
      name,
      questions: questions.slice(0, QUESTIONS),
      warmUp: questions.slice(QUESTIONS),
    })),
    {
      name: 'frequent, first time',
      questions: others.slice(0, FIRST_TIME_TERMS),
      warmUp: others.slice(FIRST_TIME_TERMS),
    },
  ];
}

function ask(text: string, match: MatchMode): Question {
  return { text, match, filters: [] };
}

/** Two different words of one title, chosen by what they may be. */
function twoWords(
  titles: readonly string[],
  random: Random,
  isFirst: (word: string) => boolean,
  isSecond: (word: string) => boolean,
): string {
  for (;;) {
    const words = [...new Set(titleWords(random.pick(titles)))];
    const firsts = words.filter(isFirst);
    if (firsts.length === 0) continue;
    const first = random.pick(firsts);
    const seconds = words.filter((word) => word !== first && isSecond(word));
    if (seconds.length > 0) return `${first} ${random.pick(seconds)}`;
  }
}

function neighbours(title: string, random: Random): string {
  const words = titleWords(title);
  const first = random.below(words.length - 1);
  const joint = /\p{Script=Han}/u.test(title) ? '' : ' ';
  return `${words[first]}${joint}${words[first + 1]}`;
}

/** The first three letters of a Latin word. */
function beginning(titles: readonly string[], random: Random): string {
  for (;;) {
    const word = random.pick(titleWords(random.pick(titles)));
    if (/^[a-z]{4}/.test(word)) return word.slice(0, 3);
  }
}

function twoFilters({ facets }: SearchDocument): Question['filters'] {
  return (['language', 'docType'] as const)
    .filter((field) => facets[field] !== undefined)
    .map((field) => ({ field, anyOf: facets[field]!.slice(0, 1) }));
}

/** A word and the share of the records that have it. */
export interface CountedWord {
  readonly word: string;
  readonly share: number;
}

/** Words of the sample by frequency, the most frequent first. */
export function wordsByFrequency(sample: readonly SearchDocument[]): CountedWord[] {
  const counts = new Map<string, number>();
  for (const { text } of sample) {
    for (const word of new Set(Object.values(text).flat().flatMap(titleWords)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].map(([word, count]) => ({ word, share: count / sample.length }));
  return words.sort((a, b) => b.share - a.share);
}
