import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BIN = join(import.meta.dirname, '../../apps/server/bin/lectern.mjs');

/** Runs a `lectern` command on the installation of the server under test. A running server follows within seconds. */
export async function lectern(...words: string[]): Promise<string> {
  return lecternReading('', ...words);
}

/** The same with a standard input, for commands that read a secret from it. */
export async function lecternReading(input: string, ...words: string[]): Promise<string> {
  const { LECTERN_E2E_DATA: folder = '' } = process.env;
  const env = { ...process.env, LECTERN_DATA: folder, LECTERN_DATABASE_URL: '' };
  const running = promisify(execFile)(process.execPath, [BIN, ...words], { env });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
