// `npm run test:node -- 24`: a start on another version of Node, and what can differ there: the tests that start nothing, and those of the
// database on SQLite. With `--whole`: all tests that need no server of others, on both databases.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { useRamDisk } from './ram-disk.mjs';
import { run } from './run-step.mjs';
import { freePort } from './services/free-port.mjs';
import { startPostgres } from './services/postgres.mjs';
import { testsOf } from './test-circles.mjs';

/** A first start builds the web app and loads the demo. */
const START_MILLISECONDS = 300_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const version = process.argv[2] ?? '';
const isWhole = process.argv.includes('--whole');
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('usage: npm run test:node -- VERSION [--whole], for example 24 or 24.21.0');
  process.exit(2);
}

ensureInstalled(root);
console.log(`Temporary files: ${useRamDisk()}.`);
const home = fetchNode(version);
const node = join(home, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, npm_config_nodedir: home };
console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);

const files = isWhole
  ? testsOf(root, 'plain', 'drawn', 'server')
  : [...testsOf(root, 'plain'), 'apps/server/src/platform/db'];
const postgres = isWhole ? await startPostgres() : undefined;
process.on('exit', () => postgres?.stop());
run(
  `${isWhole ? 'All' : 'Some'} tests on Node ${version}`,
  node,
  ['node_modules/vitest/vitest.mjs', 'run', ...files],
  {
    ...env,
    LECTERN_TEST_POSTGRES: postgres?.url ?? '',
  },
);
await startAndAsk();

/**
 * npm carries every release of Node as a package, binary and headers; kept in .cache for the next run.
 * @param {string} wanted
 * @returns {string} the folder of the release
 */
function fetchNode(wanted) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache', `node-${wanted}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, `${name}@${wanted}`], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'node_modules', name);
}

/** `npm start` in a new data folder: the demo library answers, and the server ends when it is asked to. */
async function startAndAsk() {
  console.log(`\n== A start on Node ${version}`);
  const data = mkdtempSync(join(tmpdir(), 'lectern-start-'));
  const port = await freePort();
  const server = spawn(node, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      LECTERN_DATA: data,
      LECTERN_PORT: String(port),
      LECTERN_LOG_LEVEL: 'warn',
    },
  });
  const ended = once(server, 'exit');
  const page = `http://127.0.0.1:${port}/demo/`;
  const status = await statusOf(page, server);
  server.kill('SIGTERM');
  const [code] = await ended;
  rmSync(data, { recursive: true, force: true });
  console.log(`${page} answered ${status}; the server ended with ${code}.`);
  if (status !== 200 || code !== 0) process.exitCode = 1;
}

/**
 * Asks until the server answers or has ended.
 * @param {string} page
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<number | undefined>}
 */
async function statusOf(page, server) {
  for (const until = Date.now() + START_MILLISECONDS; Date.now() < until; await sleep(250)) {
    if (server.exitCode !== null || server.signalCode !== null) return undefined;
    const answer = await fetch(page).catch(() => undefined);
    if (answer) return answer.status;
  }
  return undefined;
}
