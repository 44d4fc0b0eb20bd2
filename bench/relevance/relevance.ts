import type { SearchEngine } from '@lectern/search/search-engine';
import { Reader } from './asking/reader.ts';
import type { Catalogue } from './cases/catalogue.ts';
import { judgeCases } from './cases/judge-cases.ts';
import { readCases } from './cases/recorded-case.ts';
import { type RelevanceOptions, readOptions, USAGE } from './command-line.ts';
import { indexOf, openEngine } from './engine.ts';
import { judgeFields } from './fields/judge-fields.ts';
import { partOf } from './kept-apart.ts';
import { judgeKnownItems } from './known-item/judge-known-items.ts';
import { knownItemsByMeaning } from './meaning/known-items-by-meaning.ts';
import { runMeaning } from './meaning/run-meaning.ts';
import { collectPairs } from './pairs/collect-pairs.ts';
import { judgePair, pairRecords } from './pairs/judge-pairs.ts';
import { lockFolder } from './records/cache-lock.ts';
import type { RecordFile } from './records/record-source.ts';
import { madeRecords, type RecordSet, storedRecords } from './records/record-store.ts';
import type { ShownRecord } from './records/shown-record.ts';
import { report } from './report.ts';
import {
  CATALOGUE,
  type CaseSet,
  foreignCases,
  KNOWN_ITEMS,
  MIXED_UP,
  OWN_PAIRS,
  RANKING,
  SHARED_CASES,
  SHOWN,
} from './sets.ts';
import { judgeShown } from './shown/judge-shown.ts';
import { judgeSlips } from './slips/judge-slips.ts';
import { shortNamesOf } from './slips/short-names.ts';
import { judgeVariants, variantPairs, variantRecords } from './variants/judge-variants.ts';
import { type Judged, unanswerable } from './verdict.ts';

/** Says how well the search finds what readers look for: recorded cases of other libraries, and known items of real records. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(USAGE);
  const options = readOptions(args);
  const foreign = options.cases.length > 0;
  const sets = foreign ? foreignCases(options.cases, options.records) : SHARED_CASES;
  if (sets.length === 0 || CATALOGUE.length === 0)
    console.error('shared data is absent: set LECTERN_SHARED_DATA to where it lies');
  if (options.meaning) return judgeMeaning(options);
  const unlock = lockFolder(options.cache);
  const engine = openEngine(options.engine, options.cache);
  const run: Run = { engine, cache: options.cache, sets, own: foreign ? [] : OWN_PAIRS, part: options.part };
  const all: Judged[] = [];
  try {
    if (options.only.has('pairs')) all.push(...(await runPairs(run)));
    if (options.only.has('cases')) all.push(...(await runCases(run)));
    if (options.only.has('known') && !foreign) all.push(...(await runKnownItems(run, options.share / 100)));
    if (options.only.has('shown') && !foreign) all.push(...(await runShown(run, options.share / 100)));
    if (options.only.has('fields') && !foreign) all.push(...(await runFields(run, options.share / 100)));
    if (options.only.has('variants') && !foreign) all.push(...(await runVariants(run)));
    if (options.only.has('slips') && !foreign) all.push(...(await runSlips(run)));
  } finally {
    await engine.close();
    unlock();
  }
  report(all, options);
}

/** Says how much search by meaning finds beyond words. */
async function judgeMeaning({ cache, engine: name, salt, share }: RelevanceOptions): Promise<void> {
  if (!CATALOGUE.some(({ name: source }) => source === 'tibkat')) {
    console.error('search by meaning is judged on the records of TIBKAT, which are absent');
    return;
  }
  const unlock = lockFolder(cache);
  const engine = openEngine(name, cache);
  try {
    const set = await storedRecords(cache, CATALOGUE);
    const isFound = await runMeaning(engine, set, salt);
    const isKept = share === 0 || (await knownItemsByMeaning(engine, set, share / 100));
    if (!isFound || !isKept) process.exitCode = 1;
  } finally {
    await engine.close();
    unlock();
  }
}

interface Run {
  readonly engine: SearchEngine;
  readonly cache: string;
  readonly sets: readonly CaseSet[];
  readonly own: readonly CaseSet[];
  readonly part: RelevanceOptions['part'];
}

async function runPairs({ engine, cache, sets, own, part }: Run): Promise<Judged[]> {
  const collected = [
    ...sets.map(({ name, file }) => collectPairs(name, readCases(file))),
    ...own.map(({ name, file }) => {
      const cases = readCases(file).filter(({ path }) => partOf(path.join(' ')) === part);
      return collectPairs(`${name} (${part})`, cases);
    }),
  ];
  const pairs = collected.flatMap((one) => one.pairs);
  const judged: Judged[] = collected.flatMap((one, at) =>
    one.unanswerable.map(({ name, reason }) => ({
      set: `equal pairs, ${[...sets, ...own][at]?.name}`,
      name,
      ...unanswerable(reason),
    })),
  );
  if (pairs.length === 0) return judged;
  const { records, prepared } = pairRecords(pairs);
  const reader = new Reader(engine, await indexOf(engine, cache, 'pairs', madeRecords(records)), RANKING);
  for (const one of prepared) {
    const { set, ...verdict } = await judgePair(reader, one);
    judged.push({
      set: `${one.pair.differ ? 'unequal pairs (reported only)' : 'equal pairs'}, ${set}`,
      ...verdict,
    });
  }
  return judged;
}

async function runCases(run: Run): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { name, file, records } of run.sets) {
    const { catalogue } = await openCatalogue(run, records ?? CATALOGUE);
    for await (const one of judgeCases(catalogue, `cases, ${name}`, readCases(file))) judged.push(one);
  }
  return judged;
}

async function runKnownItems(run: Run, share: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  const { catalogue, set, bySource } = await openCatalogue(run, CATALOGUE);
  for (const { source, count } of KNOWN_ITEMS) {
    const wanted = { source, count: Math.ceil(count * share) };
    for await (const one of judgeKnownItems(catalogue, set, bySource.get(source) ?? [], wanted))
      judged.push(one);
  }
  return judged;
}

async function runVariants({ engine, cache }: Run): Promise<Judged[]> {
  const pairs = variantPairs();
  const index = await indexOf(engine, cache, 'variants', madeRecords(variantRecords(pairs)));
  const reader = new Reader(engine, index, RANKING);
  const judged: Judged[] = [];
  for (const pair of pairs) judged.push(await judgeVariants(reader, pair));
  return judged;
}

async function runFields(run: Run, share: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  const { catalogue, bySource } = await openCatalogue(run, CATALOGUE);
  for (const { source, count } of MIXED_UP) {
    const wanted = { source, count: Math.ceil(count * share) };
    for await (const one of judgeFields(catalogue, bySource.get(source) ?? [], wanted)) judged.push(one);
  }
  return judged;
}

async function runShown(run: Run, share: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  const { catalogue, bySource } = await openCatalogue(run, CATALOGUE);
  for (const { source, count } of SHOWN) {
    const wanted = { source, count: Math.ceil(count * share) };
    const of = bySource.get(source) ?? [];
    for await (const one of judgeShown(catalogue, of, wanted, run.part)) judged.push(one);
  }
  return judged;
}

async function runSlips(run: Run): Promise<Judged[]> {
  const { catalogue, set, index } = await openCatalogue(run, CATALOGUE);
  const names = await shortNamesOf(set);
  const judged: Judged[] = [];
  for await (const one of judgeSlips({ ...catalogue, engine: run.engine, index }, names, run.part))
    judged.push(one);
  return judged;
}

interface OpenCatalogue {
  readonly catalogue: Catalogue;
  readonly index: string;
  readonly set: RecordSet;
  readonly bySource: ReadonlyMap<string, readonly ShownRecord[]>;
}

const opened = new Map<readonly RecordFile[], Promise<OpenCatalogue>>();

function openCatalogue(run: Run, files: readonly RecordFile[]): Promise<OpenCatalogue> {
  const known = opened.get(files);
  const opening = known ?? readCatalogue(run, files);
  opened.set(files, opening);
  return opening;
}

async function readCatalogue({ engine, cache }: Run, files: readonly RecordFile[]): Promise<OpenCatalogue> {
  const set = await storedRecords(cache, files);
  const kind = files.map(({ name }) => name.replace(/[^\w-]/g, '')).join('-');
  const index = await indexOf(engine, cache, kind, set);
  const records = new Map<string, ShownRecord>();
  const bySource = new Map<string, ShownRecord[]>();
  for await (const { source, shown } of set.records()) {
    records.set(shown.id, shown);
    const ofSource = bySource.get(source) ?? [];
    ofSource.push(shown);
    bySource.set(source, ofSource);
  }
  return { catalogue: { reader: new Reader(engine, index, RANKING), records }, index, set, bySource };
}
