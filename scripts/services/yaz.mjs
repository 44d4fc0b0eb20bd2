import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Index Data's yaz-client, which speaks SRU to our server in tests: installed from Debian packages where it is absent and may be.
 * Says so where it cannot be had; the tests that need it are then skipped.
 * @returns {boolean}
 */
export function ensureYaz() {
  if (isThere()) return true;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing yaz from Debian packages ...');
    const quiet = {
      stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']),
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'yaz'], quiet);
  }
  if (isThere()) return true;
  console.log('yaz-client: not here (Debian package yaz), its tests are skipped.');
  return false;
}

function isThere() {
  return spawnSync('yaz-client', ['-V'], { stdio: 'ignore' }).status === 0;
}
