import { parseQuery } from '@lectern/search/query/parse-query';
import type { Query, SearchEngine, SearchRequest } from '@lectern/search/search-engine';
import { SearchLimitError } from '@lectern/search/search-errors';
import { FACETS, INDEX, round } from './ask.ts';

/** What nobody should send, and what it may take: a plain refusal or an answer within 200 ms. */
export const BAD_INPUT_MILLISECONDS = 200;
const TIMES = 5;

export interface BadInputTime {
  readonly input: string;
  /** What came: how many hits, whether in part, or by which limit it was refused. */
  readonly answer: string;
  /** Milliseconds of the first time, and of the slowest of the others. */
  readonly first: number;
  readonly slowest: number;
}

interface BadInput {
  readonly input: string;
  readonly request: SearchRequest;
}

/** Asks everything several times, with facets as the portal asks. `frequent` are words of the index, the most frequent first. */
export async function timeBadInput(
  engine: SearchEngine,
  frequent: readonly string[],
): Promise<BadInputTime[]> {
  const times: BadInputTime[] = [];
  for (const { input, request } of badInputs(frequent)) {
    const taken: number[] = [];
    let answer = '';
    for (let time = 0; time < TIMES; time++) {
      const started = performance.now();
      answer = await answerTo(engine, request);
      taken.push(performance.now() - started);
    }
    times.push({ input, answer, first: round(taken[0]!), slowest: round(Math.max(...taken.slice(1))) });
  }
  return times;
}

async function answerTo(engine: SearchEngine, request: SearchRequest): Promise<string> {
  try {
    const { total, partial } = await engine.search(INDEX, request);
    return `${total} hits${partial ? ', in part' : ''}`;
  } catch (error) {
    if (error instanceof SearchLimitError) return `refused: ${error.limit}`;
    throw error;
  }
}

/** The queries of hostile readers, robots and broken programs, on words that are in many records. */
function badInputs(frequent: readonly string[]): BadInput[] {
  const word = (at: number) => frequent[at % frequent.length] ?? '';
  const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => word(from + at));
  const latin = frequent.filter((one) => /^[a-z]+$/.test(one));
  const typed: readonly [string, string][] = [
    ['10 kB of words', words(2000).join(' ').slice(0, 10_240)],
    ['500 words', words(500).join(' ')],
    ['250 frequent words', words(250).join(' ')],
    ['125 frequent words with OR', words(125).join(' OR ')],
    [
      '30 groups of 3 frequent words with OR',
      Array.from({ length: 30 }, (_, at) => `(${words(3, at * 3).join(' OR ')})`).join(' '),
    ],
    [
      '60 groups of 2 frequent words with OR',
      Array.from({ length: 60 }, (_, at) => `(${words(2, at).join(' OR ')})`).join(' AND '),
    ],
    [
      '100 frequent words left out',
      `${word(0)} ${words(100, 1)
        .map((one) => `-${one}`)
        .join(' ')}`,
    ],
    [
      'everything but one word, 40 times',
      words(40)
        .map((one) => `NOT ${one}`)
        .join(' AND '),
    ],
    [
      '100 beginnings of words',
      latin
        .slice(0, 100)
        .map((one) => `${one.slice(0, 2)}*`)
        .join(' OR '),
    ],
    ['a beginning of one letter', 'a*'],
    [
      '60 phrases of frequent words',
      words(60)
        .map((one, at) => `"${one} ${word(at + 1)}"`)
        .join(' OR '),
    ],
    ['one phrase of 200 frequent words', `"${words(200).join(' ')}"`],
    ['one word 2,000 times', `${word(0)} `.repeat(2000).slice(0, 4000)],
    ['quotes without a partner', `"${word(0)} "${word(1)}" ${word(2)} "`],
    ['500 parentheses', `${'('.repeat(500)}${word(0)} OR ${word(1)}`],
    ['500 stars', '* '.repeat(500)],
    ['a star alone', '*'],
    ['like a pattern', '(a+)+$ [a-z]{1,9}|.*'],
    ['like SQL', "' OR 1=1; DROP TABLE bib; --"],
    ['300 emoji', '🐋'.repeat(300)],
    ['marks of direction', '\u202e\u2066abc\u200f\u2069'],
    ['half a surrogate pair', `\ud800${word(0)}\udc00`],
    ['NUL', `\u0000${word(0)}\u0000`],
    ['2,000 marks on one letter', `e${'\u0301'.repeat(2000)}`],
    ['4,000 Han characters', '的一是不了人我在有他'.repeat(400)],
    ['ligatures that grow', 'ﷺ'.repeat(200)],
  ];
  const ask = (query: Query, page: Partial<SearchRequest> = {}): SearchRequest => ({
    query,
    facets: FACETS.map((field) => ({ field, limit: 10 })),
    languages: ['eng', 'chi'],
    widen: true,
    offset: 0,
    limit: 10,
    ...page,
  });
  const everything: Query = { kind: 'everything' };
  return [
    ...typed.map(([input, text]) => ({
      input,
      request: ask(parseQuery(text, { field: 'any', match: 'all' })),
    })),
    { input: 'page 10⁹', request: ask(everything, { offset: 10 ** 10 }) },
    { input: 'the last page of everything', request: ask(everything, { offset: 10 ** 6 - 10 }) },
    { input: '1,000,000 rows', request: ask(everything, { limit: 10 ** 6 }) },
    {
      input: 'as many values of each facet as a reader may ask for',
      request: ask(everything, { facets: FACETS.map((field) => ({ field, limit: 500 })) }),
    },
  ];
}
