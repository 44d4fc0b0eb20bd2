import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { missing } from './missing-service.mjs';

const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');

/** Whether a program ends well. @param {string} python @param {readonly string[]} given */
const run = (python, given) => spawnSync(python, given, { stdio: 'ignore' }).status === 0;

/** @param {string} python @param {readonly string[]} given what pip is told */
export const pip = (python, given) =>
  run(python, ['-m', 'pip', '--quiet', '--disable-pip-version-check', ...given]);

/**
 * A Python with packages from PyPI: installed into a folder of the user's cache where they are absent and may be. Undefined where they cannot
 * be had.
 * @param {string} name of the folder, which changes with the packages
 * @param {readonly string[]} packages with their versions
 * @param {string} modules that are there then, as Python imports them
 * @returns {{ python: string, folder: string } | undefined}
 */
export function ensurePython(name, packages, modules) {
  const folder = join(CACHE, 'lectern', name);
  const python = join(folder, 'bin', 'python');
  const hasAll = () => run(python, ['-c', `import ${modules}`]);
  if (!hasAll()) {
    if (!existsSync(python)) run('python3', ['-m', 'venv', folder]);
    pip(python, ['install', ...packages]);
  }
  return hasAll() ? { python, folder } : undefined;
}

/**
 * A Python that has a package. Undefined, with a message, where it cannot be had.
 * @param {string} name of the package and its module
 * @param {string} version
 * @returns {string | undefined}
 */
export function ensurePythonPackage(name, version) {
  return ensurePython(`${name}-${version}`, [`${name}==${version}`], name)?.python ?? notHere(name);
}

/** @param {string} name @returns {undefined} */
export const notHere = (name) => missing(name, 'not here (Python 3.10 or later and PyPI)');
