import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = [
  { name: 'home', path: '/demo/' },
  { name: 'result page', path: `/demo/#/searchList?keyWord=${encodeURIComponent('红楼梦')}` },
] as const;
const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const START_PATIENCE_MS = 120_000;

/** One run of Lighthouse on one page: scores of 100, times in ms, sizes in kB (1000 bytes). */
interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptKb: number;
  readonly scripts: number;
}

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
      const runs: Measured[] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(server.origin + path));
      rows.push({ page: name, ...rowOf(runs) });
    }
    console.table(rows);
  } finally {
    await server.stop();
  }
}

function rowOf(runs: readonly Measured[]): Record<string, string | number> {
  const middle = (name: keyof Measured) => median(runs.map((run) => run[name]));
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(url: string): Promise<Measured> {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-lighthouse-'));
  const chrome = await launch({
    chromePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: CHROMIUM_FLAGS,
    userDataDir: profile,
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const failed = categories.accessibility?.auditRefs.filter(({ id }) => audits[id]?.score === 0) ?? [];
    for (const { id } of failed) console.error(`${url}: ${id}: ${audits[id]?.title}`);
    const scripts = await gzippedScripts(audits['network-requests']?.details);
    return {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      accessibility: Math.round((categories.accessibility?.score ?? 0) * 100),
      fcp: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      ...scripts,
    };
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** All scripts of the network log. The server sends them with Brotli; gzip is what budgets are counted in. */
async function gzippedScripts(details: unknown): Promise<{ scriptKb: number; scripts: number }> {
  const { items } = details as { readonly items: readonly { url: string; resourceType?: string }[] };
  const urls = new Set(items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url));
  let bytes = 0;
  for (const url of urls) {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    bytes += gzipSync(body, { level: 9 }).length;
  }
  return { scriptKb: bytes / 1000, scripts: urls.size };
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
