import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { measurePage } from '../lighthouse/measure-page.ts';
import { percentiles } from '../search/ask.ts';
import { WORD_OF_ALL } from './marc-file.ts';
import { frequentWords } from './questions.ts';
import { LIBRARY, startServer, type Tree, type TreeServer, withData } from './tree.ts';

const INDEX_PATIENCE_MS = 120_000;
const WARM_UP = 50;

/** What one turn measured, by the name of the measure; less is better. */
export type Turn = Readonly<Record<string, number>>;

/** What a turn does; each part takes about a third of its time. */
export interface Extent {
  readonly file: string;
  readonly records: number;
  readonly questions: number;
  readonly pages: boolean;
}

/** Imports the file into a fresh copy of the demo, asks the server that finds it, and loads its pages. */
export function takeTurn(tree: Tree, extent: Extent): Promise<Turn> {
  return withData(tree, async (data) => {
    const started = performance.now();
    execFileSync(
      process.execPath,
      ['--max-semi-space-size=32', 'apps/server/bin/lectern.mjs', 'import', extent.file, '--tenant', LIBRARY],
      {
        cwd: tree.root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, LECTERN_DATA: data, LECTERN_DATABASE_URL: '' },
      },
    );
    const importSeconds = (performance.now() - started) / 1000;
    const server = await startServer(tree, data);
    try {
      await untilFound(server, extent.records);
      return {
        'import s': importSeconds,
        ...(await askAll(server, extent.questions)),
        ...(extent.pages ? await loadPages(server) : {}),
      };
    } finally {
      await server.stop();
    }
  });
}

let requests = 0;

/** One search as the web app asks it; every request comes from another address. */
async function ask({ origin }: TreeServer, keyWord: string): Promise<number> {
  requests += 1;
  const caller = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const response = await fetch(`${origin}/api/find/unify/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', mappingPath: LIBRARY, 'x-forwarded-for': caller },
    body: JSON.stringify({ keyWord }),
  });
  const { data } = (await response.json()) as { data: { numFound: number } | null };
  if (!data) throw new Error(`a search for ${keyWord} was answered with ${response.status}`);
  return data.numFound;
}

async function untilFound(server: TreeServer, records: number): Promise<void> {
  for (const until = Date.now() + INDEX_PATIENCE_MS; Date.now() < until; await sleep(200))
    if ((await ask(server, WORD_OF_ALL).catch(() => 0)) >= records) return;
  throw new Error('what was imported is not found');
}

async function askAll(server: TreeServer, count: number): Promise<Turn> {
  const words = frequentWords(count);
  for (const word of words.slice(0, WARM_UP)) await ask(server, word);
  const times: number[] = [];
  for (const word of words) {
    const started = performance.now();
    await ask(server, word);
    times.push(performance.now() - started);
  }
  const { p50, p95 } = percentiles(times);
  return { 'search p50 ms': p50, 'search p95 ms': p95 };
}

async function loadPages({ origin }: TreeServer): Promise<Turn> {
  const home = await measurePage(`${origin}/${LIBRARY}/`);
  const results = await measurePage(
    `${origin}/${LIBRARY}/#/searchList?keyWord=${encodeURIComponent('红楼梦')}`,
  );
  return {
    'home LCP ms': home.lcp,
    'home JS kB': home.scriptKb,
    'results LCP ms': results.lcp,
    'results TBT ms': results.tbt,
    'results JS kB': results.scriptKb,
  };
}
