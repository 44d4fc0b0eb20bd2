import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { fold } from '@lectern/search/analysis/fold';
import { syllablesOf } from '@lectern/search/analysis/pinyin-table';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import type { SearchDocument, SearchEngine } from '@lectern/search/search-engine';
import { FACETS, INDEX, percentiles, request, round, type Times, timeEach } from './ask.ts';
import { type HttpLoad, measureHttp } from './http-load.ts';
import { type QueryClass, queryClasses, wordsByFrequency } from './query-classes.ts';
import { type RecordSet, syntheticSet, tibkatSet } from './record-sets.ts';
import { SqliteFts } from './sqlite-fts.ts';
import { timeWhileIndexing } from './while-indexing.ts';

const SAMPLE_STEP = 50;
/** Share of the records that the frequent terms have, about. */
const FREQUENT_SHARE = 0.147;

/** What was measured when the index was designed (two cores, a million records): p50 and p95 in ms. */
const GOAL: Readonly<Record<string, readonly [number, number]>> = {
  'frequent term': [5.7, 7.3],
  'two terms': [0.18, 0.5],
  phrase: [0.1, 11],
  prefix: [6.3, 40],
  'browse + 2 filters': [11, 24],
};

/**
 * Measures the built-in engine beside SQLite FTS5 on the same records and questions. Options: `--records N` (of the generated
 * set), `--set generated|tibkat` (both by default), `--without-sqlite`.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      records: { type: 'string', default: '1000000' },
      set: { type: 'string' },
      'without-sqlite': { type: 'boolean', default: false },
    },
  });
  const sets = [
    values.set === 'tibkat' ? undefined : syntheticSet(Number(values.records)),
    values.set === 'generated' ? undefined : tibkatSet(),
  ];
  if (values.set !== 'generated' && sets[1] === undefined)
    console.error('tibkat skipped: set LECTERN_SHARED_DATA to where the shared data lies');
  for (const set of sets) {
    if (set === undefined) continue;
    const directory = mkdtempSync(join(tmpdir(), 'bench-search-'));
    try {
      await measure(set, directory, !values['without-sqlite']);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

async function measure(set: RecordSet, directory: string, beside: boolean): Promise<void> {
  console.log(set.name);
  const build = await buildIndex(set, directory);
  const sample = await sampleOf(set);
  const memoryBefore = process.memoryUsage().rss;
  const engine = createBuiltinEngine({ directory });
  const openStarted = performance.now();
  await engine.search(INDEX, request({ text: 'open', match: 'all', filters: [] }));
  const openMs = performance.now() - openStarted;
  const classes = queryClasses(sample, wordsByFrequency(sample), FREQUENT_SHARE);
  const ours: Times[] = [];
  for (const one of classes) {
    ours.push(await timeEach(one, async (question) => (await engine.search(INDEX, request(question))).total));
  }
  const memory = process.memoryUsage().rss - memoryBefore;
  const delay = await eventLoopDelay(engine, classes);
  const suggest = await timeSuggest(engine, sample);
  const changing = await timeWhileIndexing(engine, classes, sample);
  await engine.close();
  const fts = beside ? await measureFts(set, directory, classes) : undefined;
  console.table(classes.map((one, at) => row(one, ours[at]!, fts?.times[at])));
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
  console.log('20 readers at once over HTTP, frequent words with six facets');
  console.table(await measureOverHttp(set, directory, frequentWords(classes)));
}

function frequentWords([frequent]: readonly QueryClass[]): string[] {
  return [...new Set(frequent?.questions.map(({ text }) => text ?? ''))];
}

/** The built-in engine and, where OPENSEARCH_URL names a cluster, OpenSearch with the same records. */
async function measureOverHttp(
  set: RecordSet,
  directory: string,
  words: readonly string[],
): Promise<HttpLoad[]> {
  const workers = availableParallelism();
  const loads = [await measureHttp({ kind: 'builtin', directory, workers }, words)];
  const url = process.env.OPENSEARCH_URL;
  if (url === undefined) {
    console.error('OpenSearch skipped: set OPENSEARCH_URL to the address of a cluster');
    return loads;
  }
  const engine = createOpenSearchEngine({ url, prefix: 'lectern-bench' });
  await engine.rebuild(INDEX, set.batches());
  await engine.close();
  return [...loads, await measureHttp({ kind: 'opensearch', url }, words)];
}

interface Build {
  readonly records: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly peak: number;
}

async function buildIndex(set: RecordSet, directory: string): Promise<Build> {
  const engine = createBuiltinEngine({ directory });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const started = performance.now();
  const { documents } = await engine.rebuild(INDEX, set.batches());
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  await engine.close();
  return { records: documents, seconds, bytes: bytesBelow(directory), peak };
}

async function sampleOf(set: RecordSet): Promise<SearchDocument[]> {
  const sample: SearchDocument[] = [];
  let number = 0;
  for await (const batch of set.batches()) {
    for (const document of batch) if (number++ % SAMPLE_STEP === 0) sample.push(document);
  }
  return sample;
}

async function timeSuggest(
  engine: SearchEngine,
  sample: readonly SearchDocument[],
): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let at = 0; at < 400; at++) {
    const title = sample[(at * 37) % sample.length]!.text.title?.[0] ?? '';
    const text = at % 4 === 3 ? typedSound(title, at) : title.slice(0, 2 + (at % 8));
    const started = performance.now();
    await engine.suggest(INDEX, { text, limit: 10 });
    times.push(performance.now() - started);
  }
  return percentiles(times.slice(50));
}

/** The beginning of a title in pinyin: syllables, or first letters from three on. */
function typedSound(title: string, at: number): string {
  const syllables = Array.from(title.slice(0, 4), (char) => syllablesOf(fold(char))[0] ?? '');
  const sound = at % 8 === 3 ? syllables.map((syllable) => syllable.charAt(0)) : syllables;
  return sound.join('').slice(0, 3 + (at % 6));
}

/** Milliseconds by which this thread was late, at the 99th percentile, with four queries under way all the time. */
async function eventLoopDelay(engine: SearchEngine, classes: readonly QueryClass[]): Promise<number> {
  const questions = classes.flatMap((one) => one.questions);
  const histogram = monitorEventLoopDelay({ resolution: 5 });
  histogram.enable();
  let next = 0;
  const reader = async () => {
    while (next < questions.length) await engine.search(INDEX, request(questions[next++]!));
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
  histogram.disable();
  return histogram.percentile(99) / 1e6;
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
  for (const one of classes) times.push(await timeEach(one, (question) => fts.search(question).total));
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
          'same hits':
            ours.hits === theirs.hits ? 'yes' : `FTS5 ${Math.round(theirs.hits / questions.length)}`,
        }),
  };
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
