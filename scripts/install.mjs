import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const NODE_MAJOR = 20;
const NODE_MINOR = 19;
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
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      env: COMPILING,
    });
    writeFileSync(stamp, lock);
  }
  ensureSqlite(root);
}

/**
 * better-sqlite3 brings a compiled file for most machines; elsewhere it is compiled, which needs a C++ compiler.
 * @param {string} root
 */
function ensureSqlite(root) {
  const load = () => {
    const Sqlite = createRequire(join(root, 'apps/server/package.json'))('better-sqlite3');
    new Sqlite(':memory:').close();
  };
  try {
    load();
    return;
  } catch {
    console.log('Compiling better-sqlite3 for this machine (about a minute) ...');
  }
  try {
    execFileSync('npm', ['rebuild', 'better-sqlite3', '--foreground-scripts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: COMPILING,
    });
    execFileSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"], {
      cwd: join(root, 'apps/server'),
    });
  } catch {
    fail(
      'better-sqlite3 could neither be downloaded nor compiled.\n' +
        'Install a C++ compiler, make and Python 3 (Debian: apt-get install -y build-essential python3; macOS: xcode-select --install)\n' +
        'and run the same command again.',
    );
  }
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
