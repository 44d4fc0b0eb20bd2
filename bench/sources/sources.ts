import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { listProvided } from '@lectern/contracts/discovery/providers/list-provided';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { Client } from '@lectern/contracts/kernel/client';
import { createFetchOutside } from '@lectern/server/platform/outside/fetch-outside';
import { createSendOutside } from '@lectern/server/platform/outside/send-outside';
import { createRemoteCatalogue } from '@lectern/server/ports/remote-catalogue/create-remote-catalogue';
import { createSruCatalogue } from '@lectern/server/ports/remote-catalogue/sru/sru-catalogue';
import { createHttpSources } from '@lectern/server/ports/sources/http-sources';
import { buildBib, buildItem } from '@lectern/server/testing/catalogue-builders';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import { buildProvider } from '@lectern/server/testing/provider-rows';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';
import { isbnAt, startSourceServers } from './source-servers.ts';

const INTERNAL = ['127.0.0.1'];
const WORDS = ['whales', 'harbours', 'winds', 'tides', 'ships', 'coasts', 'storms', 'maps'];
const SOURCES = 6;
const PROVIDERS = 10;
/** Rates of calls are limited by the clock of the app, which is moved on after so many. */
const OF_A_MINUTE = 25;
/** The pages of a pair take turns in so many blocks. */
const BLOCKS = 4;

/**
 * What pages cost that ask outside sources, beside the same pages alone, in pairs of one run. Options: the number of records (5,000) and
 * of pairs (200). The six sources of a search are libraries with SRU, of which one never answers; the ten of a record page have an e-book
 * each and answer after 50 ms.
 */
export async function main(options: readonly string[]): Promise<void> {
  const [records = 5000, pairs = 200] = options.filter((one) => /^\d+$/.test(one)).map(Number);
  const servers = await startSourceServers();
  const app = await createTestApp({
    adapt: (deps) => {
      const sendOutside = createSendOutside(INTERNAL);
      const sru = createSruCatalogue({ ...deps, fetchOutside: createFetchOutside(sendOutside) });
      return {
        ...deps,
        sources: createHttpSources({ sendOutside, internalHosts: INTERNAL }),
        remoteCatalogue: createRemoteCatalogue({
          sru,
          sibling: deps.remoteCatalogue,
          z3950: deps.remoteCatalogue,
        }),
      };
    },
  });
  const ids = await fill(app, records);
  console.log(`${records} records, ${pairs} pairs\n`);
  await measureList(app, servers, pairs);
  await measureRecord(app, servers, ids, pairs);
  await measureKept(app, ids[0] ?? '');
  await measureMapping(app, servers, ids);
  servers.close();
  await app.deps.sources.close();
  await app.close();
}

async function fill(app: TestApp, records: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < records; at++) {
    const title = `The ${WORDS[at % WORDS.length]} and ${WORDS[Math.floor(at / 8) % WORDS.length]}, part ${at}`;
    const description = { isbns: [{ value: isbnAt(at), valid: true, qualifiers: [] }] };
    const { id } = await buildBib(app.deps.db, { title, description });
    await buildItem(app.deps.db, { bib_id: id });
    ids.push(id);
  }
  await indexTenant(app.deps, '1001');
  return ids;
}

/** The list of the catalogue, alone and while six libraries are asked for the same words. */
async function measureList(
  app: TestApp,
  { hanging, library }: Awaited<ReturnType<typeof startSourceServers>>,
  pairs: number,
): Promise<void> {
  for (let at = 0; at < SOURCES; at++)
    await buildProvider(app.deps.db, {
      code: `library-${at}`,
      kind: 'sru',
      mappings: '[]',
      address: at === 0 ? hanging : library,
    });
  const reader = app.client();
  const asked: Promise<number>[] = [];
  let turn = 0;
  const list = () => reader.call(searchBibs, { keyWord: `${WORDS[turn % WORDS.length]} ${turn++}` });
  // As the page does: the sources are asked when the list is there, and its next page does not wait for the one that hangs.
  const askAll = async () => {
    const begun = Array.from({ length: SOURCES }, (_, at) =>
      timed(() => countIn(reader, `library-${at}`, turn)),
    );
    asked.push(...begun);
    await Promise.all(begun.slice(1));
  };
  const [alone, beside] = await inBlocks(app, pairs, { page: list }, { page: list, after: askAll });
  const longest = Math.max(...(await Promise.all(asked)));
  printPair('list of the catalogue', ['alone', alone], ['with six sources, one hangs', beside]);
  console.log(`\nthe longest that a source was waited for: ${Math.round(longest)} ms\n`);
}

function countIn(reader: Client, siteCode: string, turn: number): Promise<unknown> {
  return reader.call(countInLibrary, { keyWord: `sea ${turn}`, siteCode });
}

/** The record itself, with no source and while ten sources are asked for its e-book. */
async function measureRecord(
  app: TestApp,
  { provider }: Awaited<ReturnType<typeof startSourceServers>>,
  ids: readonly string[],
  pairs: number,
): Promise<void> {
  const reader = app.client();
  let turn = 0;
  const record = () => reader.call(getBib, { recordId: ids[turn++ % ids.length] ?? '' });
  for (let at = 0; at < PROVIDERS; at++)
    await buildProvider(app.deps.db, {
      code: `provider-${at}`,
      kind: 'json',
      mappings: JSON.stringify([{ purpose: 'ebook', mapping: 'book.{"url": link}' }]),
      address: `${provider}/${at}?isbn={isbn}`,
    });
  const askTen = async () => {
    const recordId = ids[(turn - 1) % ids.length] ?? '';
    await reader.call(listProvided, { recordId, purpose: 'ebook' });
  };
  const [without, withTen] = await inBlocks(app, pairs, { page: record }, { page: record, after: askTen });
  printPair('record page, first drawn', ['no provider', without], ['ten providers', withTen]);
}

/** Answers that are kept: covers of one book, again and again. */
async function measureKept(app: TestApp, recordId: string): Promise<void> {
  const provider = await app.deps.db
    .selectFrom('provider')
    .select('address')
    .where('code', '=', 'provider-0')
    .executeTakeFirstOrThrow();
  await buildProvider(app.deps.db, {
    code: 'covers',
    kind: 'json',
    mappings: JSON.stringify([{ purpose: 'cover', mapping: 'book.{"imgUrl": cover}' }]),
    address: provider.address,
  });
  app.clock.advance(61);
  const reader = app.client();
  const ask = () => reader.call(listProvided, { recordId, purpose: 'cover' });
  await ask();
  const calls = 1000;
  const begun = performance.now();
  for (let at = 0; at < calls; at += 20) {
    if (at % 60 === 0) app.clock.advance(61);
    await Promise.all(Array.from({ length: 20 }, ask));
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `\nkept answers for covers: ${Math.round(calls / seconds)} a second (twenty at once, by calls over HTTP inject)`,
  );
}

/** How late the event loop is while answers of 400 KB are mapped that nothing keeps. */
async function measureMapping(
  app: TestApp,
  { large }: Awaited<ReturnType<typeof startSourceServers>>,
  ids: readonly string[],
): Promise<void> {
  await buildProvider(app.deps.db, {
    code: 'large',
    kind: 'json',
    mappings: JSON.stringify([{ purpose: 'facts', mapping: 'books[title = "none"].{"title": title}' }]),
    address: `${large}?isbn={isbn}`,
  });
  const reader = app.client();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const questions = ids.slice(0, 60);
  delay.enable();
  for (const [at, recordId] of questions.entries()) {
    if (at % OF_A_MINUTE === 0) app.clock.advance(61);
    await reader.call(listProvided, { recordId, purpose: 'facts' });
  }
  delay.disable();
  const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1);
  console.log(
    `event-loop delay while ${questions.length} answers of 400 KB are mapped: p50 ${ms(delay.percentile(50))} ms, p99 ${ms(delay.percentile(99))} ms`,
  );
}

interface Measured {
  readonly page: () => Promise<unknown>;
  /** What the page asks when its first answer is there. */
  readonly after?: () => Promise<unknown>;
}

/** Milliseconds of the first answer of both pages, in turns by blocks, so that what the machine does besides meets both. */
async function inBlocks(
  app: TestApp,
  pairs: number,
  ...pages: readonly [Measured, Measured]
): Promise<readonly [number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (const { page } of pages) await page();
  for (let block = 0; block < 2 * BLOCKS; block++) {
    const which = block % 2 === 0 ? 0 : 1;
    const { page, after } = pages[which];
    for (let at = 0; at < pairs / BLOCKS; at++) {
      app.clock.advance(15);
      times[which].push(await timed(page));
      await after?.();
    }
  }
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function printPair(name: string, ...rows: readonly (readonly [string, readonly number[]])[]): void {
  console.log(`| ${name} | p50 ms | p95 ms |\n| --- | --- | --- |`);
  const at = (times: readonly number[], share: number) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
  for (const [row, times] of rows)
    console.log(`| ${row} | ${at(times, 0.5).toFixed(2)} | ${at(times, 0.95).toFixed(2)} |`);
  const [one, other] = rows.map(([, times]) => at(times, 0.95));
  console.log(`| ratio of p95 | | ${((other ?? 0) / (one || 1)).toFixed(2)} |`);
}
