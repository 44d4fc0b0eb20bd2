import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

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

/** One run of Lighthouse on one page: scores of 100, times in ms, sizes in kB (1000 bytes). */
export interface PageRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptKb: number;
  readonly scripts: number;
}

/** Lighthouse's mobile preset in a browser of its own. */
export async function measurePage(url: string): Promise<PageRun> {
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
