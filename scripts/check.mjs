// `npm run check`: the fast part, for every change: static checks and the tests that start no server, database or browser.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { run } from './run-step.mjs';
import { vitestFilesIn } from './test-circles.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
ensureInstalled(root);
run('Types, lint and rules', process.execPath, ['scripts/check-static.mjs']);
run('Tests that start nothing', 'npx', ['vitest', 'run', ...vitestFilesIn(root, 'check')]);
