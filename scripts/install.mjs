import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NODE_MAJOR = 20;
const NODE_MINOR = 19;
/** As apps/server/src/platform/db/sqlite-library.ts chooses, and the script that compiles it. */
const SQLITE =
  Number.parseInt(process.versions.node, 10) < 22
    ? { package: 'better-sqlite3-node20', script: 'install' }
    : { package: 'better-sqlite3', script: 'build-release' };
/** What must be compiled is compiled on every core. */
const COMPILING = { ...process.env, JOBS: 'max' };

/**
 * Installs what package-lock.json names, when that is not what is installed; says plainly what is missing.
 * @param {string} root
 */
export function ensureInstalled(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NODE_MAJOR || (major === NODE_MAJOR && minor < NODE_MINOR)) {
    fail(`Lectern needs Node ${NODE_MAJOR}.${NODE_MINOR} or newer; this is ${process.versions.node}.`);
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.lectern-installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.log('Installing packages ...');
    // Not `npm ci`: it refuses a lock file without the optional binaries of other platforms, which not every registry carries.
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    execFileSync('npm', ['install', ...options], { cwd: root, stdio: 'inherit' });
    writeFileSync(stamp, lock);
  }
  ensureSqlite(root, stamp);
}

/**
 * Makes sure that SQLite runs. The package of better-sqlite3 13 has compiled files for common machines; for others it is compiled here.
 * Version 12, for Node 20, is downloaded or compiled here. Its own install script would compile it on newer Nodes too, which do not use it.
 * @param {string} root
 * @param {string} stamp
 */
function ensureSqlite(root, stamp) {
  if (loads(root, SQLITE.package)) return;
  console.log('Compiling better-sqlite3 for this machine (about a minute) ...');
  const { stdout, stderr } = spawnSync('npm', ['run', SQLITE.script], {
    cwd: join(root, 'node_modules', SQLITE.package),
    encoding: 'utf8',
    env: COMPILING,
  });
  if (loads(root, SQLITE.package)) return;
  console.error(stdout, stderr);
  rmSync(stamp, { force: true });
  fail(
    'better-sqlite3 could neither be downloaded nor compiled.\n' +
      'With Node 22 or newer it needs no compiler on macOS, Windows and Linux with glibc 2.34 or newer or musl (x64, arm64).\n' +
      'Elsewhere install a C++ compiler, make and Python 3 (Debian: apt-get install -y build-essential python3)\n' +
      'and run the same command again.',
  );
}

/**
 * True if the library can open a database. Tested in a child process, because a file compiled for another Node can end the process.
 * @param {string} root
 * @param {string} library
 */
function loads(root, library) {
  const { status } = spawnSync(process.execPath, ['-e', `new (require('${library}'))(':memory:').close()`], {
    cwd: join(root, 'apps/server'),
    stdio: 'ignore',
  });
  return status === 0;
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
