// `npm run check`: the fast part, for every change: static checks and the tests that start no server, database or browser.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastTests } from './fast-tests.mjs';
import { ensureInstalled } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
ensureInstalled(root);
for (const [command, args] of [
  ['node', ['scripts/check-static.mjs']],
  ['npx', ['vitest', 'run', ...fastTests(root)]],
]) {
  const { status } = spawnSync(String(command), /** @type {string[]} */ (args), {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
