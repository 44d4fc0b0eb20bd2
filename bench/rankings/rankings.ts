import { performance } from 'node:perf_hooks';
import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { getHotLoans } from '@lectern/contracts/shelf/home/get-hot-loans';
import { getNewBooks } from '@lectern/contracts/shelf/home/get-new-books';
import { listNewBooks } from '@lectern/contracts/shelf/home/list-new-books';
import { getHotCollection } from '@lectern/contracts/shelf/rankings/get-hot-collection';
import { getReadingGroups } from '@lectern/contracts/shelf/rankings/get-reading-groups';
import { popularBooks } from '@lectern/contracts/shelf/rankings/popular-books';
import { topShare } from '@lectern/contracts/shelf/rankings/top-share';
import { updateRankings } from '@lectern/server/domains/shelf/rankings/keep-rankings';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';
import { fillLibrary, TENANT } from './fill-library.ts';

const CALLS = 300;
const DAY_SECONDS = 86_400;

/** Options: the number of past loans and over how many years they lie. Default: 1,000,000 in five years. */
export async function main([loans = '1000000', years = '5']: readonly string[]): Promise<void> {
  const app = await createTestApp({ kind: 'sqlite' });
  const filled = await timed(() => fillLibrary(app, Number(loans), Number(years)));
  console.log(`${loans} past loans in ${years} years, made in ${seconds(filled)} s\n`);
  console.log('| | seconds | longest pause of other work, ms |\n| --- | --- | --- |');
  await report('first time, a year is counted', () => update(app));
  app.clock.advance(DAY_SECONDS);
  await report('the update of the next day', () => update(app));
  console.log('\n| call | p50 ms | p95 ms |\n| --- | --- | --- |');
  // Addresses differ, so that the limit of calls of one address is not met.
  let caller = 0;
  const client = () => app.client({ address: `10.1.${caller >> 8}.${caller++ & 255}` });
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'homePage/info': () => client().call(getHomeInfo, {}),
    getHotLoan: () => client().call(getHotLoans, { rows: 6 }),
    getNewBook: () => client().call(getNewBooks, {}),
    getHotCollection: () => client().call(getHotCollection, {}),
    'bookList, two years': () => client().call(listNewBooks, { range: 'twoYears', rows: 20 }),
    'popularBooks, a year': () => client().call(popularBooks, { range: 'year', rows: 20 }),
    'popularBooks, last page': () => client().call(popularBooks, { range: 'year', page: 25, rows: 20 }),
    topShare: () => client().call(topShare, { range: 'year', rows: 20 }),
    readRange: () => client().call(getReadingGroups, { range: 'year' }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let at = 0; at < CALLS; at++) times.push(await timed(call));
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`);
  }
  await app.close();
}

async function update(app: TestApp): Promise<void> {
  const tenant = await app.deps.tenants.byId(TENANT);
  if (tenant) await updateRankings(app.deps, tenant);
}

/** Prints how long a work takes, and for how long other work had to wait at most. */
async function report(name: string, work: () => Promise<void>): Promise<void> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const taken = await timed(work);
  clearInterval(timer);
  console.log(`| ${name} | ${seconds(taken)} | ${Math.round(longest)} |`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
