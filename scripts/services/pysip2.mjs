import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { missing } from './missing-service.mjs';

const VERSION = '0.1.0';
const FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lectern', `pysip2-${VERSION}`);

/**
 * A Python that has pysip2, whose server our driver of SIP2 asks in tests: installed from PyPI into a folder of the user's cache where it
 * is absent and may be. Undefined, with a message, where it cannot be had.
 * @returns {string | undefined}
 */
export function ensurePysip2() {
  const python = join(FOLDER, 'bin', 'python');
  if (hasPysip2(python)) return python;
  if (!existsSync(python)) spawnSync('python3', ['-m', 'venv', FOLDER], { stdio: 'ignore' });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `pysip2==${VERSION}`];
  spawnSync(python, install, { stdio: 'ignore' });
  return hasPysip2(python) ? python : missing('pysip2', 'not here (Python 3.10 or later and PyPI)');
}

/** @param {string} python */
function hasPysip2(python) {
  return spawnSync(python, ['-c', 'import pysip2'], { stdio: 'ignore' }).status === 0;
}

if (process.argv[1] === import.meta.filename) console.log(`LECTERN_TEST_PYSIP2=${ensurePysip2() ?? ''}`);
