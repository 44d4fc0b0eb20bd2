import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { missing } from './missing-service.mjs';

const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');

/**
 * A Python that has a package: installed from PyPI into a folder of the user's cache where it is absent and may be. Undefined, with a
 * message, where it cannot be had.
 * @param {string} name of the package and its module
 * @param {string} version
 * @returns {string | undefined}
 */
export function ensurePythonPackage(name, version) {
  const folder = join(CACHE, 'lectern', `${name}-${version}`);
  const python = join(folder, 'bin', 'python');
  const hasPackage = () => spawnSync(python, ['-c', `import ${name}`], { stdio: 'ignore' }).status === 0;
  if (hasPackage()) return python;
  if (!existsSync(python)) spawnSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`];
  spawnSync(python, install, { stdio: 'ignore' });
  return hasPackage() ? python : missing(name, 'not here (Python 3.10 or later and PyPI)');
}
