import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ModelServer, startModelServer } from '@lectern/server/testing/model-server/start-model-server';
import { percentiles, round } from '../search/ask.ts';
import { timeAnswer, timeSearch } from './ask.ts';
import { isTibkatThere } from './fill-catalogue.ts';
import { type BenchQuestion, questionsOf } from './questions.ts';
import type { ServerOptions, ServerReady } from './server.ts';

const TIBKAT_RECORDS = 136_569;
const READERS = 60;
const QUESTIONS = 300;
const WARMING = 60;
const STREAMS = 50;
const EVERY_MS = 20_000;
const TURN_MS = 20_000;
const MODEL_ANSWERS = 60;
const AIMS = { firstWords: 150, round: 80, besides: 1.5 };
const MEMORY = ['--max-old-space-size=6144', '--max-semi-space-size=32'];

/**
 * Measures the assistant over HTTP on records of TIBKAT: when the first words of the built-in answerer come, our share of a round with a
 * model, and searches beside fifty open streams. `--records N` mixes further records from those of TIBKAT, by a seed.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { records: { type: 'string', default: String(TIBKAT_RECORDS) } },
  });
  if (!isTibkatThere()) {
    console.error('tibkat is not there: set LECTERN_SHARED_DATA to where the shared data lies');
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-assistant-'));
  const model = await startModelServer();
  const server = startServer({
    folder,
    records: Number(values.records),
    readers: READERS,
    model: model.origin,
  });
  try {
    const [ready] = (await once(server, 'message')) as [ServerReady];
    const { origin, records, seconds, tokens } = ready;
    console.log(
      `${records.toLocaleString('en')} records, stored in ${round(seconds.fill)} s, model of meaning trained in ${round(seconds.train)} s, indexed in ${round(seconds.index)} s; load ${loadavg().map(round).join(', ')}`,
    );
    const questions = questionsOf(ready.works, WARMING + QUESTIONS);
    await firstWords(origin, tokens, questions);
    await chooseModel(server, 'honest');
    await rounds(origin, tokens, questions, model);
    await chooseModel(server, 'slow');
    await besideStreams(origin, tokens, questions);
    console.log(`load ${loadavg().map(round).join(', ')}`);
  } finally {
    server.disconnect();
    await once(server, 'exit');
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function startServer(options: ServerOptions): ChildProcess {
  return fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(options)], {
    execArgv: [...MEMORY, '--import', 'tsx'],
  });
}

async function chooseModel(server: ChildProcess, name: string): Promise<void> {
  const set = once(server, 'message');
  server.send(name);
  await set;
}

/** One question after another; a reader asks one in some seconds at most, as the limit of the call wants. */
async function firstWords(
  origin: string,
  tokens: readonly string[],
  questions: readonly BenchQuestion[],
): Promise<void> {
  const times = new Map<string, number[]>();
  for (const [at, { kind, text }] of questions.entries()) {
    const { firstWords: ms, isDone } = await timeAnswer(origin, tokens[at % tokens.length]!, text);
    if (!isDone || Number.isNaN(ms)) throw new Error(`no answer to: ${text}`);
    if (at >= WARMING) times.set(kind, [...(times.get(kind) ?? []), ms]);
  }
  const all = [...times.values()].flat();
  console.log(`First words of the built-in answerer, aim: p95 ${AIMS.firstWords} ms of all`);
  console.table(
    [...times, ['all', all] as const].map(([kind, own]) => ({
      question: kind,
      count: own.length,
      ...shown(own),
    })),
  );
}

/**
 * From the last byte of the model's reply with calls to the last byte of our next request: the calls that it asked for are made between.
 */
async function rounds(
  origin: string,
  tokens: readonly string[],
  questions: readonly BenchQuestion[],
  model: ModelServer,
): Promise<void> {
  const own: number[] = [];
  const asked = questions.filter(({ kind }) => kind.startsWith('find')).slice(0, MODEL_ANSWERS);
  for (const [at, { text }] of asked.entries()) {
    await model.script();
    await timeAnswer(origin, tokens[at % tokens.length]!, text);
    const requests = await model.asked();
    for (const [place, request] of requests.entries()) {
      const before = requests[place - 1]?.repliedAt;
      if (before != null && at >= MODEL_ANSWERS / 4) own.push(request.at - before);
    }
  }
  console.log(
    `Our share of a round with a model, its search or availability included, aim: p95 ${AIMS.round} ms`,
  );
  console.table([{ rounds: own.length, ...shown(own) }]);
}

/** Searches one after another, in turns alone and beside the streams. */
async function besideStreams(
  origin: string,
  tokens: readonly string[],
  questions: readonly BenchQuestion[],
): Promise<void> {
  const words = questions
    .map(({ text }) =>
      text
        .replace(/[^\p{L}\p{N} ]/gu, ' ')
        .split(' ')
        .filter((word) => word.length > 4),
    )
    .flatMap((found) => found.slice(0, 1));
  const alone: number[] = [];
  const beside: number[] = [];
  await searches(origin, tokens, words, TURN_MS / 2);
  for (let turn = 0; turn < 2; turn++) {
    alone.push(...(await searches(origin, tokens, words, TURN_MS)));
    const stop = new AbortController();
    const streams = openStreams(origin, tokens, questions, stop.signal);
    // All streams are open once everybody has asked.
    await pause(EVERY_MS);
    beside.push(...(await searches(origin, tokens, words, TURN_MS)));
    stop.abort();
    console.log(`${await streams} answers`);
  }
  const ratio = percentiles(beside).p95 / percentiles(alone).p95;
  console.log(
    `Searches beside ${STREAMS} streams with a question each ${EVERY_MS / 1000} s, aim: p95 ${AIMS.besides} times of alone`,
  );
  console.table([
    { searches: 'alone', count: alone.length, ...shown(alone) },
    { searches: 'beside', count: beside.length, ...shown(beside) },
    { searches: 'ratio of p95', p95: round(ratio) },
  ]);
}

async function searches(
  origin: string,
  tokens: readonly string[],
  words: readonly string[],
  forMs: number,
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  for (let at = 0; performance.now() < until; at++) {
    times.push(await timeSearch(origin, tokens[at % tokens.length]!, words[at % words.length]!));
    await pause(20);
  }
  return times;
}

/** Every reader asks at another instant, and again after the time; answers how many answers came. */
async function openStreams(
  origin: string,
  tokens: readonly string[],
  questions: readonly BenchQuestion[],
  signal: AbortSignal,
): Promise<number> {
  const find = questions.filter(({ kind }) => kind.startsWith('find'));
  const counts = await Promise.all(
    Array.from({ length: STREAMS }, async (_, reader) => {
      let answers = 0;
      await pause((EVERY_MS / STREAMS) * reader);
      while (!signal.aborted) {
        const begun = performance.now();
        const { isDone } = await timeAnswer(
          origin,
          tokens[reader]!,
          find[(reader + answers) % find.length]!.text,
        );
        if (isDone) answers += 1;
        await pause(Math.max(0, EVERY_MS - (performance.now() - begun)));
      }
      return answers;
    }),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

function shown(times: readonly number[]): { readonly 'p50 ms': number; readonly 'p95 ms': number } {
  const { p50, p95 } = percentiles(times);
  return { 'p50 ms': round(p50), 'p95 ms': round(p95) };
}
