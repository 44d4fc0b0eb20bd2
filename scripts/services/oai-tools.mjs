import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { missing } from './missing-service.mjs';

const FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lectern', 'oai-tools-1');
/** Two clients of OAI-PMH, and a server. */
const PACKAGES = ['Sickle==0.7.0', 'oaipmh-scythe==0.16.0', 'pyoai==2.5.0', 'setuptools==80.9.0'];
const MODULES = 'import sickle, oaipmh_scythe, oaipmh.server';

/**
 * A Python with clients and a server of OAI-PMH, and the schema of the protocol, which is in the source of the server: installed from PyPI
 * into a folder of the user's cache where it is absent and may be. Undefined, with a message, where it cannot be had.
 * @returns {{ python: string, schema: string } | undefined}
 */
export function ensureOaiTools() {
  const python = join(FOLDER, 'bin', 'python');
  const source = join(FOLDER, 'source');
  const run = (/** @type {string[]} */ ...given) =>
    spawnSync(python, given, { stdio: 'ignore' }).status === 0;
  const hasAll = () => run('-c', MODULES) && existsSync(join(source, 'OAI-PMH.xsd'));
  if (!hasAll()) {
    if (!existsSync(python)) spawnSync('python3', ['-m', 'venv', FOLDER], { stdio: 'ignore' });
    const pip = ['-m', 'pip', '--quiet', '--disable-pip-version-check'];
    run(...pip, 'install', ...PACKAGES);
    mkdirSync(source, { recursive: true });
    run(...pip, 'download', '--no-deps', '--no-binary', ':all:', '--dest', source, 'pyoai==2.5.0');
    const archive = readdirSync(source).find((name) => name.endsWith('.tar.gz'));
    if (archive) {
      const named = archive.replace('.tar.gz', '/src/oaipmh/tests/OAI-PMH.xsd');
      spawnSync('tar', ['xzf', archive, '--strip-components=4', named], { cwd: source, stdio: 'ignore' });
    }
  }
  if (hasAll()) return { python, schema: join(source, 'OAI-PMH.xsd') };
  return missing('oai-tools', 'not here (Python 3.10 or later and PyPI)');
}

if (process.argv[1] === import.meta.filename) {
  const tools = ensureOaiTools();
  console.log(
    `LECTERN_TEST_OAI_PYTHON=${tools?.python ?? ''} LECTERN_TEST_OAI_SCHEMA=${tools?.schema ?? ''}`,
  );
}
