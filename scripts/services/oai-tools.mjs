import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePython, notHere, pip } from './python-package.mjs';

/** Two clients of OAI-PMH, and a server. */
const PACKAGES = ['Sickle==0.7.0', 'oaipmh-scythe==0.16.0', 'pyoai==2.5.0', 'setuptools==80.9.0'];
const MODULES = 'sickle, oaipmh_scythe, oaipmh.server';

/**
 * A Python with clients and a server of OAI-PMH, and the schema of the protocol, which is in the source of the server: installed from PyPI
 * into a folder of the user's cache where it is absent and may be. Undefined, with a message, where it cannot be had.
 * @returns {{ python: string, schema: string } | undefined}
 */
export function ensureOaiTools() {
  const tools = ensurePython('oai-tools-1', PACKAGES, MODULES);
  if (!tools) return notHere('oai-tools');
  const source = join(tools.folder, 'source');
  const schema = join(source, 'OAI-PMH.xsd');
  if (!existsSync(schema)) {
    mkdirSync(source, { recursive: true });
    pip(tools.python, ['download', '--no-deps', '--no-binary', ':all:', '--dest', source, 'pyoai==2.5.0']);
    const archive = readdirSync(source).find((name) => name.endsWith('.tar.gz'));
    if (archive) {
      const named = archive.replace('.tar.gz', '/src/oaipmh/tests/OAI-PMH.xsd');
      spawnSync('tar', ['xzf', archive, '--strip-components=4', named], { cwd: source, stdio: 'ignore' });
    }
  }
  return existsSync(schema) ? { python: tools.python, schema } : notHere('oai-tools');
}

if (process.argv[1] === import.meta.filename) {
  const tools = ensureOaiTools();
  console.log(
    `LECTERN_TEST_OAI_PYTHON=${tools?.python ?? ''} LECTERN_TEST_OAI_SCHEMA=${tools?.schema ?? ''}`,
  );
}
