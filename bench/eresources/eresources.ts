import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { createThingsKeeper } from '@lectern/server/domains/discovery/search-index/things/keep-things';
import { importTitleList } from '@lectern/server/domains/resources/titles/import/import-title-list';
import { findTitleImport } from '@lectern/server/domains/resources/titles/store/import-store';
import { findTitleList } from '@lectern/server/domains/resources/titles/store/list-store';
import { newId } from '@lectern/server/platform/db/ids';
import { measureSizes } from '@lectern/server/platform/db/measure-sizes';
import { buildBib, buildItem } from '@lectern/server/testing/catalogue-builders';
import { buildEresource } from '@lectern/server/testing/eresource-rows';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';
import { buildTitleImport, buildTitleList } from '@lectern/server/testing/title-rows';
import { issnOf, titleFile } from './title-file.ts';

const TENANT = '1001';
const CALLS = 200;
/** Journals of the file that the catalogue has in print, with items of some volumes. */
const PRINTED = 500;
const VOLUMES = 4;
const NEVER = new AbortController().signal;
/** How often another writer asks for the lock while an import runs. */
const OTHER_WRITER_MS = 5;

/**
 * How long imports of title lists take and how quick their pages are. Options: the number of lines (200,000), `once` for
 * the first import alone, and `postgres` for the server
 * that LECTERN_TEST_POSTGRES names instead of SQLite.
 */
export async function main(options: readonly string[]): Promise<void> {
  const kind = options.includes('postgres') ? 'postgres' : 'sqlite';
  const lines = Number(options.find((one) => /^\d+$/.test(one)) ?? 200_000);
  const app = await createTestApp({ kind });
  const eresource = await buildEresource(app.deps.db, {}, { code: 'bench', names: { 'en-US': 'Bench' } });
  const listId = await buildTitleList(app.deps.db, { eresource_id: eresource });
  const keeper = createThingsKeeper(app.deps);
  await keeper.rebuild(TENANT);
  console.log(`${lines} lines of KBART, ${kind}\n`);
  console.log('| import | seconds | until found | longest wait of another writer, ms | p99 | memory, MB |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  const imports = [
    ['into an empty library', 0],
    ['the same file again', 0],
    ['one line of five changed', 1],
  ] as const;
  for (const [name, edition] of options.includes('once') ? imports.slice(0, 1) : imports) {
    const begun = performance.now();
    const waits = await whileOthersWrite(app, () => importFile(app, listId, titleFile(lines, edition)));
    const stored = performance.now();
    await keeper.look();
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    const seconds = (until: number) => ((until - begun) / 1000).toFixed(1);
    const row = [name, seconds(stored), seconds(performance.now()), waits.longest, waits.p99, memory];
    console.log(`| ${row.join(' | ')} |`);
  }
  await printSome(app);
  await measureSizes(app.deps.db);
  await measurePages(app, eresource);
  await app.close();
}

async function importFile(app: TestApp, listId: string, file: Iterable<string>): Promise<void> {
  const { db } = app.deps;
  const importId = await buildTitleImport(db, { list_id: listId });
  const [list, one] = [await findTitleList(db, TENANT, listId), await findTitleImport(db, TENANT, importId)];
  if (!list || !one) throw new Error('the list was made before');
  const { refusal } = await importTitleList(
    app.deps,
    { list, one, source: Readable.from(inBlocks(file)) },
    NEVER,
  );
  if (refusal !== '') throw new Error(`refused: ${refusal}`);
}

/** As a file arrives: in blocks of 64 kB. */
function* inBlocks(lines: Iterable<string>): Generator<Buffer> {
  let block = '';
  for (const line of lines) {
    block += line;
    if (block.length < 65_536) continue;
    yield Buffer.from(block);
    block = '';
  }
  yield Buffer.from(block);
}

/** Writes a row again and again while `work` goes on; answers how long a write took, in milliseconds. */
async function whileOthersWrite(app: TestApp, work: () => Promise<void>) {
  const { db } = app.deps;
  const waits: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await db
        .insertInto('title_key')
        .values({ tenant_id: '1002', title_key: newId(), title_id: '' })
        .execute();
      waits.push(performance.now() - begun);
      await sleep(OTHER_WRITER_MS);
    }
  })();
  await work().finally(() => {
    isOver = true;
  });
  await others;
  waits.sort((a, b) => a - b);
  return {
    longest: Math.round(waits.at(-1) ?? 0),
    p99: Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0),
  };
}

/** Records and items of some journals of the file. */
async function printSome(app: TestApp): Promise<void> {
  for (let at = 0; at < PRINTED; at++) {
    const description = { docType: 'journal' as const, issns: [issnOf(3 * (at + 1))] };
    const { id } = await buildBib(app.deps.db, { doc_type: 'journal', description });
    for (let volume = 1; volume <= VOLUMES; volume++)
      await buildItem(app.deps.db, { bib_id: id, volume: `v.${volume} (${1990 + volume})` });
  }
  await indexTenant(app.deps, TENANT);
}

async function measurePages(app: TestApp, eresource: string): Promise<void> {
  const reader = app.client();
  const list = (input: object) => reader.call(listTitles, { rows: 50, ...input });
  const [first] = (await list({})).titles;
  const resolve = (openUrl: string) => reader.call(resolveRequest, { openUrl });
  let turn = 0;
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    'first page of A to Z': () => list({}),
    'a letter': () => list({ letter: 'J' }),
    'page 500': () => list({ page: 500 }),
    'free journals': () => list({ kind: 'serial', isFree: true }),
    'of a database': () => list({ eresource: [eresource] }),
    'with words': () => list({ keyWord: 'journal of optics' }),
    'with an ISSN': () => list({ keyWord: first?.onlineIssn || '0000-0019' }),
    'the resolver: an article': () =>
      resolve(`genre=article&issn=${issnOf(3 * (1 + (turn++ % PRINTED)))}&date=1992&volume=2`),
    'the resolver: a title without numbers': () => resolve(`genre=article&title=${first?.name}&date=1992`),
    'the resolver: what nobody has': () => resolve('genre=article&issn=2049-3630&title=Nothing&date=1992'),
    'one title': () => reader.call(getTitle, { id: first?.id ?? '' }),
  };
  console.log('\n| page | p50 ms | p95 ms |\n| --- | --- | --- |');
  for (const [name, page] of Object.entries(pages)) {
    const times: number[] = [];
    for (let at = 0; at < CALLS; at++) {
      if (at % 50 === 0) app.clock.advance(61);
      const begun = performance.now();
      await page();
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`);
  }
}
