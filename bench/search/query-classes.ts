import type { Filter, MatchMode, SearchDocument } from '@lectern/search/search-engine';
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
  /** Asked before, so that the code is warm. */
  readonly warmUp: readonly Question[];
}

const SEED = 7;
const QUESTIONS = 100;
/** Frequent terms that are asked for again and again, and others that are asked for once. */
const REPEATED_TERMS = 8;
const FIRST_TIME_TERMS = 24;
const WARM_UP = 20;

/** Words of titles: runs of letters; of Chinese titles the pairs of characters. */
function titleWords(title: string): string[] {
  if (/^[\p{Script=Han}]+$/u.test(title)) return title.match(/../gu) ?? [];
  return title.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/**
 * The five classes, made from a sample of the records themselves: words as frequent as wanted (those in `frequent`, best first; once again with words that were
 * not asked before), two words of one title,
 * two neighbouring words of a title, the first letters of a word, and everything under two filters.
 */
export function queryClasses(sample: readonly SearchDocument[], frequent: readonly string[]): QueryClass[] {
  const random = new Random(SEED);
  const titles = sample
    .map(({ text }) => text.title?.[0] ?? '')
    .filter((title) => titleWords(title).length >= 3);
  const many = (make: () => Question) => Array.from({ length: QUESTIONS }, make);
  const repeated = frequent.slice(0, REPEATED_TERMS);
  const others = frequent
    .slice(REPEATED_TERMS, REPEATED_TERMS + 2 * FIRST_TIME_TERMS)
    .map((word) => ask(word, 'all'));
  const classes: [string, readonly Question[]][] = [
    ['frequent term', many(() => ask(random.pick(repeated), 'all'))],
    ['two terms', many(() => ask(twoWords(random.pick(titles), random), 'all'))],
    ['phrase', many(() => ask(neighbours(random.pick(titles), random), 'phrase'))],
    ['prefix', many(() => ask(beginning(titles, random), 'prefix'))],
    [
      'browse + 2 filters',
      many(() => ({ text: undefined, match: 'all', filters: twoFilters(random.pick(sample)) })),
    ],
  ];
  return [
    ...classes.map(([name, questions]) => ({ name, questions, warmUp: questions.slice(0, WARM_UP) })),
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

function twoWords(title: string, random: Random): string {
  const words = titleWords(title);
  const first = random.below(words.length);
  const second = (first + 1 + random.below(words.length - 1)) % words.length;
  return `${words[first]} ${words[second]}`;
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

/** Words of the sample by frequency, the most frequent first, with the share of records that have each. */
export function wordsByFrequency(
  sample: readonly SearchDocument[],
): { readonly word: string; readonly share: number }[] {
  const counts = new Map<string, number>();
  for (const { text } of sample) {
    for (const word of new Set(Object.values(text).flat().flatMap(titleWords)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].map(([word, count]) => ({ word, share: count / sample.length }));
  return words.sort((a, b) => b.share - a.share);
}
