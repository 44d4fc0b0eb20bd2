import { performance } from 'node:perf_hooks';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { listStarred } from '@lectern/contracts/shelf/favourites/list-starred';
import { moveFavourites } from '@lectern/contracts/shelf/favourites/move-favourites';
import { measureSizes } from '@lectern/server/platform/db/measure-sizes';
import { buildPatron, buildSession } from '@lectern/server/testing/builders';
import { createTestApp } from '@lectern/server/testing/test-app';
import { fillFavourites } from './fill-favourites.ts';

/** Below the limit of calls of a reader in a minute. */
const CALLS = 50;
const ROWS = 20;
const MOVED = 50;

/**
 * How quick the calls of favourites stay for a reader who has very many. Options: the number of favourites (100,000), and `postgres` for
 * the server that LECTERN_TEST_POSTGRES names instead of SQLite.
 */
export async function main(options: readonly string[]): Promise<void> {
  const kind = options.includes('postgres') ? 'postgres' : 'sqlite';
  const count = Number(options.find((one) => /^\d+$/.test(one)) ?? 100_000);
  const app = await createTestApp({ kind });
  const patron = await buildPatron(app.deps.db);
  const { folderIds, recordIds } = await fillFavourites(app.deps.db, patron, count);
  await measureSizes(app.deps.db);
  const reader = app.client({ token: await buildSession(app.deps.db, patron) });
  const list = (input: object) => reader.call(listFavourites, { rows: ROWS, ...input });
  const lastPage = Math.ceil(count / ROWS);
  let turn = 0;
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'first page': () => list({}),
    'by title': () => list({ sort: 'title' }),
    'last page': () => list({ page: lastPage }),
    'one folder': () => list({ folderId: folderIds[1] }),
    'a word that few have': () => list({ keyWord: `measured ${count - 7}` }),
    'a word that all have': () => list({ keyWord: 'measured' }),
    'a tag': () => list({ tag: 'tag3' }),
    'a reading state': () => list({ state: 'reading' }),
    folders: () => reader.call(listFolders, {}),
    'which of 20 are favourites': () => reader.call(listStarred, { recordIds: recordIds.slice(0, ROWS) }),
    'move 50': () => {
      turn += 1;
      const from = (turn * MOVED) % (count - MOVED);
      const folderId = folderIds[turn % folderIds.length]!;
      return reader.call(moveFavourites, { recordIds: recordIds.slice(from, from + MOVED), folderId });
    },
  };
  console.log(`${count} favourites in ${folderIds.length} folders, ${kind}\n`);
  console.log('| call | p50 ms | p95 ms |\n| --- | --- | --- |');
  for (const [name, call] of Object.entries(calls)) {
    app.clock.advance(61);
    const times: number[] = [];
    for (let at = 0; at < CALLS; at++) {
      const begun = performance.now();
      await call();
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`);
  }
  await app.close();
}
