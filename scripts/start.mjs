// The first thing that `npm start` runs: plain JavaScript without dependencies, since nothing may be installed yet.
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

ensureInstalled(root);
buildWeb();
const server = spawn(
  process.execPath,
  ['--import', 'tsx', 'apps/server/src/main.ts', '--demo', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: withHugePages(process.env),
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));

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

/** Names, sizes and times of change: reading the contents would cost a second start its five seconds. */
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
