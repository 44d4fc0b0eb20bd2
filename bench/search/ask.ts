import type { FacetField } from '@lectern/search/search-document';
import type { SearchRequest } from '@lectern/search/search-engine';
import type { QueryClass, Question } from './query-classes.ts';

/** The six facets that every query counts. */
export const FACETS: readonly FacetField[] = [
  'docType',
  'language',
  'year',
  'publisher',
  'subject',
  'author',
];

/** The name of the measured index. */
export const INDEX = 'bench';

/** What the names of measured indexes of a cluster begin with. */
export const BENCH_PREFIX = 'lectern-bench';

/** A question as the portal asks it: total, ten hits and six facets, forms of words in two languages. */
export function request({ text, match, filters }: Question): SearchRequest {
  return {
    query: text === undefined ? { kind: 'everything' } : { kind: 'text', field: 'any', text, match },
    filters,
    facets: FACETS.map((field) => ({ field, limit: 10 })),
    languages: ['eng', 'chi'],
    offset: 0,
    limit: 10,
  };
}

export interface Times {
  readonly p50: number;
  readonly p95: number;
  /** Hits of all questions together, to see that both engines did the same. */
  readonly hits: number;
}

/** So long other questions of a class are asked before: the compiler of each search thread has then seen them a thousand times. */
const WARM_UP_MILLISECONDS = 3000;

/** Asks the questions of a class one after another, once the code is warm; milliseconds. */
export async function timeEach(
  { questions, warmUp }: QueryClass,
  ask: (question: Question) => number | Promise<number>,
): Promise<Times> {
  const warmAt = performance.now() + WARM_UP_MILLISECONDS;
  do for (const question of warmUp) await ask(question);
  while (performance.now() < warmAt);
  const times: number[] = [];
  let hits = 0;
  for (const question of questions) {
    const started = performance.now();
    hits += await ask(question);
    times.push(performance.now() - started);
  }
  return { ...percentiles(times), hits };
}

export function percentiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95) };
}

export function round(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;
}
