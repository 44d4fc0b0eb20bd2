import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.mjs';

/**
 * Index Data's yaz-client, which speaks SRU to our server in tests, and the servers yaz-ztest and zebrasrv, which our client of Z39.50 asks: installed from Debian packages where it is absent and may be.
 * Says so where it cannot be had; the tests that need it are then skipped.
 * @returns {boolean}
 */
export function ensureYaz() {
  if (isThere()) return true;
  installDebianPackages('yaz', 'idzebra-2.0');
  if (isThere()) return true;
  console.log('yaz-client: not here (Debian package yaz), its tests are skipped.');
  return false;
}

function isThere() {
  const isHere = (/** @type {string} */ program) =>
    spawnSync(program, ['-V'], { stdio: 'ignore' }).status === 0;
  return isHere('yaz-client') && isHere('zebraidx');
}
