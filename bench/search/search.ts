import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withHugePages } from '../../scripts/huge-pages.mjs';
import { FOR_MEASURING, startOpenSearch } from '../../scripts/services/opensearch.mjs';
import { FACETS, round, type Times, timeEach } from './ask.ts';
import { BAD_INPUT_MILLISECONDS, timeBadInput } from './bad-input.ts';
import { GROWTH_SIZES, printGrowth } from './growth.ts';
import { buildIndex, eventLoopDelay, openAndAsk, sampleOf, timeSuggest } from './measure-engine.ts';
import { compareOverHttp } from './over-http.ts';
import { FREQUENT_SHARE, type QueryClass, queryClasses, wordsByFrequency } from './query-classes.ts';
import { type RecordSet, syntheticSet, tibkatSet } from './record-sets.ts';
import { SqliteFts } from './sqlite-fts.ts';
import { timeWhileIndexing } from './while-indexing.ts';

/** What was measured when the index was designed (two cores, a million records): p50 and p95 in ms, and the p95 of FTS5 beside it. */
const GOAL: Readonly<Record<string, readonly [number, number, number]>> = {
  'frequent term': [5.7, 7.3, 170],
  'two terms': [0.18, 0.5, 2],
  phrase: [0.1, 11, 21],
  prefix: [6.3, 40, 296],
  'browse + 2 filters': [11, 24, 40],
};
/** How much longer than that a p95 may be with the complete analysis. */
const ALLOWANCE = 1.5;

/** SQLite has nothing to compile: fewer questions bring its tables into memory. */
const FTS_WARM_UP = 20;

interface Parts {
  readonly sqlite: boolean;
  /** Only twenty readers over HTTP. */
  readonly httpOnly: boolean;
  /** Address of a cluster to compare with. */
  readonly openSearch: string | undefined;
}

/**
 * Measures the built-in engine beside SQLite FTS5 on the same records and questions, and beside OpenSearch over HTTP where OPENSEARCH_URL
 * names a cluster or `--opensearch` asks for a node of our own. Options: `--records N` (of the generated set), `--set generated|tibkat`
 * (both by default), `--without-sqlite`, `--http-only`, and `--growth [N,N,...]` for a table of sizes alone.
 */
export async function main(options: readonly string[]): Promise<void> {
  if (process.platform === 'linux' && process.env.GLIBC_TUNABLES === undefined) {
    await againWithHugePages();
    return;
  }
  const { values, positionals } = parseArgs({
    args: [...options],
    allowPositionals: true,
    options: {
      records: { type: 'string', default: '1000000' },
      set: { type: 'string' },
      'without-sqlite': { type: 'boolean', default: false },
      'http-only': { type: 'boolean', default: false },
      opensearch: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
    },
  });
  if (values.growth) return printGrowth(sizesIn(positionals));
  const cluster = values.opensearch ? await startOpenSearch(FOR_MEASURING) : undefined;
  process.once('exit', () => cluster?.stop());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const parts: Parts = {
      sqlite: !values['without-sqlite'],
      httpOnly: values['http-only'],
      openSearch: cluster?.url ?? process.env.OPENSEARCH_URL,
    };
    await measureSets(values.set, Number(values.records), parts);
  } finally {
    cluster?.stop();
  }
}

/** Memory is laid out when a process begins, so the server is started with it (scripts/start.mjs), and this is too. */
async function againWithHugePages(): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: withHugePages(process.env),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}

function sizesIn(positionals: readonly string[]): readonly number[] {
  const sizes = positionals.flatMap((list) => list.split(',')).map(Number);
  return sizes.length === 0 ? GROWTH_SIZES : sizes;
}

async function measureSets(only: string | undefined, records: number, parts: Parts): Promise<void> {
  const sets = [
    only === 'tibkat' ? undefined : syntheticSet(records),
    only === 'generated' ? undefined : tibkatSet(),
  ];
  if (only !== 'generated' && sets[1] === undefined)
    console.error('tibkat skipped: set LECTERN_SHARED_DATA to where the shared data lies');
  for (const set of sets) {
    if (set === undefined) continue;
    const directory = mkdtempSync(join(tmpdir(), 'bench-search-'));
    try {
      await measure(set, directory, parts);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

async function measure(set: RecordSet, directory: string, parts: Parts): Promise<void> {
  console.log(set.name);
  const build = await buildIndex(set, directory);
  const sample = await sampleOf(set);
  const words = wordsByFrequency(sample);
  const classes = queryClasses(sample, words, FREQUENT_SHARE);
  if (!parts.httpOnly) {
    const { engine, openMs, times, memory } = await openAndAsk(directory, classes);
    const delay = await eventLoopDelay(engine, classes);
    const suggest = await timeSuggest(engine, sample);
    const bad = await timeBadInput(
      engine,
      words.map(({ word }) => word),
    );
    const changing = await timeWhileIndexing(engine, classes, sample);
    await engine.close();
    const fts = parts.sqlite ? await measureFts(set, directory, classes) : undefined;
    console.table(classes.map((one, at) => row(one, times[at]!, fts?.times[at])));
    console.table({
      records: build.records,
      'build s': round(build.seconds),
      'build peak RSS MB': Math.round(build.peak / 1e6),
      'open to first answer ms': Math.round(openMs),
      'index on disk MB': Math.round(build.bytes / 1e6),
      'memory MB': Math.round(memory / 1e6),
      'event-loop delay p99 ms': round(delay),
      'suggest p50 ms': round(suggest.p50),
      'suggest p95 ms': round(suggest.p95),
      'all classes p95 ms, quiet': round(changing.quiet),
      [`all classes p95 ms, during ${changing.changes} changes`]: round(changing.indexing),
      ...(fts === undefined
        ? {}
        : { 'FTS5 build s': round(fts.seconds), 'FTS5 on disk MB': Math.round(fts.bytes / 1e6) }),
    });
    console.log(`Bad input, aim: each below ${BAD_INPUT_MILLISECONDS} ms`);
    console.table(bad);
  }
  await compareOverHttp({ set, directory, openSearch: parts.openSearch }, frequentWords(classes));
}

function frequentWords([frequent]: readonly QueryClass[]): string[] {
  return [...new Set(frequent?.questions.map(({ text }) => text ?? ''))];
}

async function measureFts(
  set: RecordSet,
  directory: string,
  classes: readonly QueryClass[],
): Promise<{ times: Times[]; seconds: number; bytes: number }> {
  const fts = new SqliteFts(join(directory, 'fts.sqlite'), FACETS);
  const started = performance.now();
  for await (const batch of set.batches()) fts.add(batch);
  fts.optimise();
  const seconds = (performance.now() - started) / 1000;
  const times: Times[] = [];
  for (const one of classes) {
    const warmUp = one.warmUp.slice(0, FTS_WARM_UP);
    times.push(await timeEach({ ...one, warmUp }, (question) => fts.search(question).total));
  }
  const { bytes } = fts;
  fts.close();
  return { times, seconds, bytes };
}

function row(
  { name, questions }: QueryClass,
  ours: Times,
  theirs: Times | undefined,
): Record<string, string | number> {
  const goal = GOAL[name];
  return {
    class: name,
    'hits/query': Math.round(ours.hits / questions.length),
    'ours p50/p95 ms': `${round(ours.p50)} / ${round(ours.p95)}`,
    'goal at 1M': goal === undefined ? '' : `${goal[0]} / ${goal[1]}`,
    ...(theirs === undefined
      ? {}
      : {
          'FTS5 p50/p95 ms': `${round(theirs.p50)} / ${round(theirs.p95)}`,
          'times faster p50': round(theirs.p50 / ours.p50),
          'p95 to FTS5': `${percent(ours.p95 / theirs.p95)}${goal === undefined ? '' : `, at most ${percent((ALLOWANCE * goal[1]) / goal[2])}`}`,
          'same hits':
            ours.hits === theirs.hits ? 'yes' : `FTS5 ${Math.round(theirs.hits / questions.length)}`,
        }),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
