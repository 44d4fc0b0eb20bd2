import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The workers read this file too. They get port and folder from the first process by the environment.
process.env.LECTERN_E2E_PORT ??= await freePort();
const port = process.env.LECTERN_E2E_PORT;
// Passkeys belong to a domain, which a number is not.
const origin = `http://localhost:${port}`;

if (process.env.LECTERN_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
  process.env.LECTERN_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Whole journeys in a real browser against a started server with a new demo library. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/before-all.ts',
  // All specs share one server and one library. A spec that changes an account has a reader of its own, so that two can run at once.
  workers: Math.min(2, availableParallelism()),
  // A test that passes at another try is reported as flaky. A fault fails each time.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
    ...(process.env.CI ? ([['./support/what-pages-showed.ts']] as const) : []),
  ],
  forbidOnly: Boolean(process.env.CI),
  // These limits only end what hangs. No test may fail because the machine is busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    // Without a limit, what cannot be pressed takes the whole time of the test.
    actionTimeout: 30_000,
    // A language that no library offers: a first visit shows each library in its own.
    locale: 'de-DE',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Nobody can open files of a run elsewhere; their names would hide what was printed.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
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
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      LECTERN_DATA: process.env.LECTERN_E2E_DATA,
      LECTERN_DATABASE_URL: '',
      LECTERN_HOST: '127.0.0.1',
      LECTERN_PORT: port,
      // Mails have links only where the address of the server is configured.
      LECTERN_PUBLIC_URL: origin,
      LECTERN_LOG_LEVEL: 'warn',
      // Services that tests start stand in for services outside.
      LECTERN_INTERNAL_HOSTS: '127.0.0.1,localhost',
      LECTERN_SEARCH_PATIENCE: '20',
    },
  },
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(free);
}
