import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages where that is possible: on Debian, as root. Does nothing elsewhere.
 * @param {string[]} names
 */
export function installDebianPackages(...names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(' and ')} from Debian packages ...`);
  const quiet = {
    stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}
