import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fold } from '@lectern/search/analysis/fold';
import { syllablesOf } from '@lectern/search/analysis/pinyin-table';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import type { SearchDocument } from '@lectern/search/search-document';
import type { SearchEngine } from '@lectern/search/search-engine';
import { INDEX, percentiles, request, type Times, timeEach } from './ask.ts';
import { bytesBelow } from './bytes-below.ts';
import type { QueryClass } from './query-classes.ts';
import type { RecordSet } from './record-sets.ts';

const SAMPLE_STEP = 50;

export interface Build {
  readonly records: number;
  readonly seconds: number;
  /** Bytes on disk. */
  readonly bytes: number;
  /** Most memory of this process meanwhile, in bytes. */
  readonly peak: number;
}

export async function buildIndex(set: RecordSet, directory: string): Promise<Build> {
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

/** One record of fifty. */
export async function sampleOf(set: RecordSet): Promise<SearchDocument[]> {
  const sample: SearchDocument[] = [];
  let number = 0;
  for await (const batch of set.batches()) {
    for (const document of batch) if (number++ % SAMPLE_STEP === 0) sample.push(document);
  }
  return sample;
}

export interface Opened {
  readonly engine: SearchEngine;
  /** Milliseconds until the first answer. */
  readonly openMs: number;
  /** By class. */
  readonly times: readonly Times[];
  /** Bytes by which this process grew until all classes had been asked. */
  readonly memory: number;
}

/** Opens a built index and asks the questions of every class. The caller closes the engine. */
export async function openAndAsk(directory: string, classes: readonly QueryClass[]): Promise<Opened> {
  const memoryBefore = process.memoryUsage().rss;
  const engine = createBuiltinEngine({ directory });
  const started = performance.now();
  await engine.search(INDEX, request({ text: 'open', match: 'all', filters: [] }));
  const openMs = performance.now() - started;
  const times: Times[] = [];
  for (const one of classes) {
    times.push(
      await timeEach(one, async (question) => (await engine.search(INDEX, request(question))).total),
    );
  }
  return { engine, openMs, times, memory: process.memoryUsage().rss - memoryBefore };
}

export async function timeSuggest(
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
export async function eventLoopDelay(engine: SearchEngine, classes: readonly QueryClass[]): Promise<number> {
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
