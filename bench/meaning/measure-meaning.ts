import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { NO_WORDS, type SearchEngine, type SearchRequest } from '@lectern/search/search-engine';
import { INDEX, percentiles } from '../search/ask.ts';
import { bytesBelow } from '../search/bytes-below.ts';
import { meantQuestions, meantRecords } from './meant-records.ts';

const MODEL = 'bench';
const QUESTIONS = 400;
/** Asked before, so that the code is compiled. */
const WARM_UP = 200;

type Question = ReturnType<typeof meantQuestions>[number];

/** Milliseconds of a question. */
export interface MeaningTimes {
  readonly what: string;
  readonly p50: number;
  readonly p95: number;
}

export interface MeaningMeasured {
  readonly seconds: number;
  /** Bytes on disk, all files of the index. */
  readonly bytes: number;
  readonly times: readonly MeaningTimes[];
}

/** Builds an index of so many records, with or without concepts, and asks it. */
export async function measureMeaning(records: number, withConcepts: boolean): Promise<MeaningMeasured> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-meaning-'));
  const engine = createBuiltinEngine({ directory });
  try {
    const started = performance.now();
    await engine.rebuild(
      INDEX,
      meantRecords(records, withConcepts),
      undefined,
      withConcepts ? MODEL : undefined,
    );
    const seconds = (performance.now() - started) / 1000;
    const times = withConcepts ? await askAll(engine) : [];
    return { seconds, bytes: bytesBelow(directory), times };
  } finally {
    await engine.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** In turns, so that all ways of asking meet the same machine. */
async function askAll(engine: SearchEngine): Promise<MeaningTimes[]> {
  const questions = meantQuestions(WARM_UP + QUESTIONS);
  const times = new Map(Object.keys(WAYS).map((what) => [what, [] as number[]]));
  for (const [number, question] of questions.entries()) {
    for (const [what, ask] of Object.entries(WAYS)) {
      const started = performance.now();
      await engine.search(INDEX, { offset: 0, limit: 10, ...ask(question) });
      if (number >= WARM_UP) times.get(what)?.push(performance.now() - started);
    }
  }
  return [...times].map(([what, all]) => ({ what, ...percentiles(all) }));
}

/** Ways to ask a question, by what the table calls them. */
const WAYS: Readonly<Record<string, (question: Question) => Omit<SearchRequest, 'offset' | 'limit'>>> = {
  'meaning alone': ({ concepts }) => ({ query: NO_WORDS, meaning: { model: MODEL, concepts } }),
  'meaning alone, one language': ({ concepts }) => ({
    query: NO_WORDS,
    filters: [{ field: 'language', anyOf: ['ger'] }],
    meaning: { model: MODEL, concepts },
  }),
  'a word alone': ({ text }) => ({ query: wordsOf(text) }),
  'a word and meaning, merged': ({ text, concepts }) => ({
    query: wordsOf(text),
    meaning: { model: MODEL, concepts },
  }),
};

function wordsOf(text: string): SearchRequest['query'] {
  return { kind: 'text', field: 'any', text, match: 'all' };
}
