import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { measurePage, type PageRun } from './measure-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = [
  { name: 'home', path: '/demo/' },
  { name: 'result page', path: `/demo/#/searchList?keyWord=${encodeURIComponent('红楼梦')}` },
] as const;
const START_PATIENCE_MS = 120_000;

/**
 * Measures the pages of the really started server with Lighthouse's mobile preset (simulated slow 4G, a processor four times slower) and
 * prints the medians. The web app must be built (`npm run build`). Options: `--runs N` (5).
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { runs: { type: 'string', default: '5' } } });
  const server = await startServer();
  try {
    const rows: Record<string, unknown>[] = [];
    for (const { name, path } of PAGES) {
      const runs: PageRun[] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await measurePage(server.origin + path));
      rows.push({ page: name, ...rowOf(runs) });
    }
    console.table(rows);
  } finally {
    await server.stop();
  }
}

function rowOf(runs: readonly PageRun[]): Record<string, string | number> {
  const middle = (name: keyof PageRun) => median(runs.map((run) => run[name]));
  return {
    performance: middle('performance'),
    accessibility: Math.min(...runs.map(({ accessibility }) => accessibility)),
    'FCP ms': Math.round(middle('fcp')),
    'LCP ms': Math.round(middle('lcp')),
    'TBT ms': Math.round(middle('tbt')),
    CLS: middle('cls').toFixed(3),
    'JS kB gzip': middle('scriptKb').toFixed(1),
    scripts: middle('scripts'),
  };
}

/** The product as `npm start` runs it, on port 8866, with a demo library of its own. */
async function startServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts', '--demo'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LECTERN_DATA: data, LECTERN_DATABASE_URL: '', LECTERN_PORT: '8866' },
  });
  const origin = 'http://127.0.0.1:8866';
  const until = Date.now() + START_PATIENCE_MS;
  while (!(await answers(`${origin}/demo/`))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error('the server did not start');
    await sleep(200);
  }
  // The index of the fresh demo is built behind the first answers.
  await sleep(3000);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
