import { run } from './run-step.mjs';
import { ensureChromium } from './services/chromium.mjs';
import { REPORTS } from './test-reports.mjs';

/**
 * Builds the web app and runs the browser tests; stops the identity servers behind them.
 * @param {{ readonly env: Record<string, string>, readonly stop: () => void }} identityServers
 */
export function testInBrowser(identityServers) {
  const chromium = ensureChromium();
  run('Web build', 'npm', ['run', '--silent', 'build', '-w', '@lectern/web']);
  run('Browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    LECTERN_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.browser,
    ...identityServers.env,
  });
  identityServers.stop();
}
