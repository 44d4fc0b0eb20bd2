// `npm test`: everything that must hold, in the order in which a fault is cheapest to find.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
ensureInstalled(root);

const { ensureChromium } = await import('./services/chromium.mjs');
const { startPostgres } = await import('./services/postgres.mjs');

run('Types, lint and rules', 'npm', ['run', '--silent', 'check:static']);
const postgres = await startPostgres();
process.on('exit', () => postgres?.stop());
run('Unit and API tests', 'npx', ['vitest', 'run'], { LECTERN_TEST_POSTGRES: postgres?.url ?? '' });
const chromium = ensureChromium();
run('Web build', 'npm', ['run', '--silent', 'build', '-w', '@lectern/web']);
run('Browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
  LECTERN_CHROMIUM: chromium,
});

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...withoutEmpty(env) },
  });
  if (error) console.error(error.message);
  if (status === 0) return;
  console.error(`\n${name}: failed.`);
  process.exit(status ?? 1);
}

/** @param {Record<string, string>} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
