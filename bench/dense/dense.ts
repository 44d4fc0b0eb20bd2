import { performance } from 'node:perf_hooks';
import { arrangeLists, MOST_LISTS } from '@lectern/search/dense/lists/arrange-lists';
import { addAll, clusteredVectors } from '@lectern/search/dense/testing/any-vectors';
import { listedScanner, recallAt10 } from '@lectern/search/dense/testing/listed-scanner';
import { VectorMemory } from '@lectern/search/dense/vectors/vector-memory';
import { VectorScanner } from '@lectern/search/dense/vectors/vector-scanner';
import { MOST_NEAREST } from '@lectern/search/meaning/weighted-concept';
import { plainNearest } from './plain-nearest.ts';

const SIZES = [136_569, 1_000_000];
const QUESTIONS = 200;
const PLAIN_QUESTIONS = 10;
/** Made at a time: as floats, a million would need much memory. */
const BATCH = 20_000;

/**
 * How long the nearest thousand vectors take: all scanned by SIMD, by plain JavaScript, and through inverted lists, with the share of the
 * exact nearest ten that these find. Vectors and questions are seeded and lie in clusters of very different sizes. Options: sizes (136569,
 * 1000000) and `dimension=128`.
 */
export async function main(options: readonly string[]): Promise<void> {
  const dimension = Number(options.find((one) => one.startsWith('dimension='))?.slice(10) ?? 128);
  const given = options.filter((one) => /^\d+$/.test(one)).map(Number);
  console.log(`nearest ${MOST_NEAREST}, ${dimension} places, ms\n`);
  console.log('| vectors | way | p50 | p95 | processor | to exact SIMD | recall at 10 | prepared in |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const size of given.length > 0 ? given : SIZES) measureSize(size, dimension);
}

function measureSize(size: number, dimension: number): void {
  const centres = Math.round(Math.sqrt(size));
  const vectors = new VectorMemory({ dimension, threads: 1, lists: MOST_LISTS });
  for (let from = 0; from < size; from += BATCH)
    addAll(vectors, clusteredVectors(Math.min(BATCH, size - from), dimension, { centres, seed: from + 1 }));
  const questions = clusteredVectors(QUESTIONS, dimension, { centres, seed: 999_999_999 });
  const exact = new VectorScanner(vectors.shared(), 0);
  const begun = process.cpuUsage();
  const arranged = arrangeLists(vectors);
  const seconds = milliseconds(process.cpuUsage(begun)) / 1000;
  const listed = listedScanner(vectors, arranged);
  const { probes, centroidScales } = arranged.lists;

  const simd = timesOf(questions, (question) => exact.nearestExact(question, MOST_NEAREST));
  const plain = timesOf(questions.slice(0, PLAIN_QUESTIONS), (one) =>
    plainNearest(vectors, one, MOST_NEAREST),
  );
  const lists = timesOf(questions, (question) => listed.nearest(question, MOST_NEAREST));
  const row = (name: string, { times, processor }: Measured, recall: string, prepared = '') => {
    const numbers = [at(times, 0.5), at(times, 0.95), processor].map((value) => value.toFixed(2));
    const ratio = (processor / simd.processor).toPrecision(2);
    console.log(`| ${[size, name, ...numbers, ratio, recall, prepared].join(' | ')} |`);
  };
  row('exact, SIMD', simd, '1');
  row('exact, plain JavaScript', plain, '1');
  const recall = recallAt10(listed, questions).toFixed(3);
  row(`${probes} of ${centroidScales.length} lists`, lists, recall, `${seconds.toFixed(0)} s`);
}

interface Measured {
  /** Ascending. */
  readonly times: readonly number[];
  /** Mean processor time: other work on the machine adds little to it. */
  readonly processor: number;
}

/** Milliseconds of each question, once everything was called a few times. */
function timesOf(questions: readonly Float32Array[], ask: (question: Float32Array) => unknown): Measured {
  for (const question of questions.slice(0, 5)) ask(question);
  const begunAll = process.cpuUsage();
  const times = questions.map((question) => {
    const begun = performance.now();
    ask(question);
    return performance.now() - begun;
  });
  const processor = milliseconds(process.cpuUsage(begunAll)) / questions.length;
  return { times: times.sort((a, b) => a - b), processor };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
