import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeaningText } from '@lectern/search/meaning/meaning-model';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import { median } from '../median.ts';
import { type RecordSet, storedRecords } from '../relevance/records/record-store.ts';
import { CATALOGUE } from '../relevance/sets.ts';

const PAGE = 500;
/** Records whose concepts and titles are worked out for the times of one. */
const SAMPLE = 2000;

/**
 * Measures how long the training of a model takes, and how much memory and disk; then the time for the concepts of one record and question.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { cache: { type: 'string', default: join(tmpdir(), 'lectern-relevance') } },
  });
  if (CATALOGUE.length === 0) {
    console.error('shared data is absent: set LECTERN_SHARED_DATA to where it lies');
    return;
  }
  mkdirSync(values.cache, { recursive: true });
  const set = await storedRecords(values.cache, CATALOGUE);
  const sample: MeaningText[] = [];
  const reading = await seconds(async () => {
    for await (const page of textsOf(set)) sample.push(...page.slice(0, Math.max(0, SAMPLE - sample.length)));
  });
  let bytes: Uint8Array = new Uint8Array();
  const before = process.cpuUsage();
  const all = await seconds(async () => {
    bytes = await trainMeaning(textsOf(set));
  });
  const { user, system } = process.cpuUsage(before);
  const peak = process.resourceUsage().maxRSS / 1024;
  const model = openMeaning(bytes);
  console.table({
    'records read (s)': Math.round(reading),
    'read and trained (s)': Math.round(all),
    'processor for both (s)': Math.round((user + system) / 1e6),
    'peak memory (MB)': Math.round(peak),
    'model (MB)': Math.round(bytes.length / 1_000_000),
    'concepts of a record, median (ms)': medianMs(sample, (text) => model.conceptsOfRecord(text)),
    'concepts of a title, median (ms)': medianMs(sample, ({ words }) =>
      model.conceptsOfQuestion(words[0] ?? ''),
    ),
  });
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function medianMs(texts: readonly MeaningText[], work: (text: MeaningText) => unknown): number {
  const times = texts.map((text) => {
    const started = performance.now();
    work(text);
    return performance.now() - started;
  });
  return Math.round(median(times) * 1000) / 1000;
}

async function* textsOf(set: RecordSet): AsyncGenerator<MeaningText[]> {
  let page: MeaningText[] = [];
  for await (const { source, meaning } of set.records()) {
    if (source !== 'tibkat') continue;
    page.push(meaning);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}
