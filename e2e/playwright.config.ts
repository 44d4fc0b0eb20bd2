import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env.LECTERN_E2E_PORT ?? '8877';
const origin = `http://127.0.0.1:${port}`;

// The tests' own processes read this file too; they find the folder that the first one made.
if (process.env.LECTERN_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
  process.env.LECTERN_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Whole journeys in a real browser against the really started product, with a fresh demo library. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One server and one library: the specs use different readers, and follow one another.
  workers: 1,
  // On a busy machine a test that passes the second time is told as flaky; a fault fails twice.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx apps/server/src/main.ts --demo',
    cwd: join(import.meta.dirname, '..'),
    url: `${origin}/demo/`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      LECTERN_DATA: process.env.LECTERN_E2E_DATA,
      LECTERN_DATABASE_URL: '',
      LECTERN_HOST: '127.0.0.1',
      LECTERN_PORT: port,
      LECTERN_LOG_LEVEL: 'warn',
    },
  },
});
