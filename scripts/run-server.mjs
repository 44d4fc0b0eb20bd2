// Plain JavaScript without dependencies, since nothing may be installed yet.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withHugePages } from './huge-pages.mjs';
import { ensureInstalled } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const webFolder = join(root, 'apps/web/dist');
const stamp = join(webFolder, '.built-from');
const firstParent = process.ppid;

/** Installs and builds what is not up to date. */
export function setUp() {
  ensureInstalled(root);
  buildWeb();
}

/**
 * Sets up, and runs the server until it ends. A signal to stop is passed on, and this process ends with
 * the exit code of the server.
 * @param {readonly string[]} options options of apps/server/src/main.ts
 */
export function runServer(options) {
  setUp();
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: withHugePages(process.env),
  });
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, () => server.kill(signal));
  whenShellOfNpmEnds(() => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
}

/**
 * npm sends its signals to the shell that it starts scripts with. Many shells end then and tell their child nothing; the child gets another
 * parent.
 * @param {() => void} act
 */
function whenShellOfNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === firstParent) return;
    clearInterval(timer);
    act();
  }, 250);
}

/** Builds the web app when what it is made of changed since the last build. */
function buildWeb() {
  const sources = ['apps/web', 'packages/contracts/src', 'packages/rules/src', 'package-lock.json'];
  const fingerprint = createHash('sha256');
  for (const source of sources) addToFingerprint(fingerprint, join(root, source));
  const built = fingerprint.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return;
  console.log('Building the web app (once, and again when its sources change) ...');
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@lectern/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mkdirSync(webFolder, { recursive: true });
  writeFileSync(stamp, built);
}

/**
 * Names, sizes and times of change: reading the contents would cost a second start its five seconds.
 * @param {import('node:crypto').Hash} fingerprint
 * @param {string} path
 */
function addToFingerprint(fingerprint, path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) {
    fingerprint.update(`${path} ${entry.size} ${entry.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'dist' && name !== 'node_modules') addToFingerprint(fingerprint, join(path, name));
  }
}
