import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';

/** What is written need not survive a failure of the machine, and the log of it stays small where the folder is in memory. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'min_wal_size=32MB',
  'max_wal_size=256MB',
];

/**
 * A PostgreSQL for tests: the server at LECTERN_TEST_POSTGRES, else one of our own in a temporary folder on a free port.
 * Undefined, with a message, where neither can be had.
 * @returns {Promise<{ url: string, stop: () => void } | undefined>}
 */
export async function startPostgres() {
  const given = process.env.LECTERN_TEST_POSTGRES;
  if (given) return { url: given, stop: () => undefined };
  if (!findPrograms()) installDebianPackages('postgresql');
  const programs = findPrograms();
  if (!programs) {
    console.log(
      'PostgreSQL: no server programs here, its tests are skipped (set LECTERN_TEST_POSTGRES to a server to run them).',
    );
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  const port = await freePort();
  const as = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const quiet = { ...as, cwd: folder, stdio: /** @type {const} */ ('ignore') };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    quiet,
  );
  const settings = `-p ${port} -k ${folder} ${SETTINGS.map((one) => `-c ${one}`).join(' ')}`;
  execFileSync(
    join(programs, 'pg_ctl'),
    ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'],
    quiet,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], quiet);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of initdb and pg_ctl: Debian keeps them off the PATH. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .sort()
        .reverse()
        .map((version) => join(debian, version, 'bin'))
    : [];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...folders, stdout?.trim() ?? ''].find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')),
  );
}

/** @param {'-u' | '-g'} what */
function id(what) {
  return Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
}
