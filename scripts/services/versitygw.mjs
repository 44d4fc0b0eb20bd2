import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { missing } from './missing-service.mjs';

/** The version that the S3 adapter is tested with. */
const VERSION = 'v1.8.0';
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lectern');
const FOLDER = join(CACHE, `versitygw-${VERSION}`);

/**
 * The Versity S3 Gateway, a server that speaks S3 over a folder and checks signatures: made by Go into a folder of the user's cache where
 * it is absent and may be. Undefined, with a message, where it cannot be had.
 * @returns {string | undefined}
 */
export function ensureVersitygw() {
  const program = join(FOLDER, 'versitygw');
  if (existsSync(program)) return program;
  if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0)
    return missing('versitygw', 'there is no Go here to make it');
  console.log(`Making versitygw ${VERSION} with Go; this takes some minutes once ...`);
  spawnSync('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GOBIN: FOLDER },
  });
  return existsSync(program) ? program : missing('versitygw', 'Go could not make it');
}

if (process.argv[1] === import.meta.filename)
  console.log(`LECTERN_TEST_VERSITYGW=${ensureVersitygw() ?? ''}`);
