import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { newId } from '../db/ids.ts';
import { parseKeys } from './parse-keys.ts';
import { newSecretKey, type SecretKey } from './seal.ts';

const OWNER_ONLY = 0o600;

/** The keys of a file, the current one first; empty if there is no file. @throws SecretError */
export function readKeyFile(file: string): readonly SecretKey[] {
  return existsSync(file) ? parseKeys(readFileSync(file, 'utf8'), file) : [];
}

/** The keys of a file, which is made with a new key if there is none. Of processes that make it at once, all get the same key. */
export function readOrMakeKeyFile(file: string): readonly SecretKey[] {
  if (!existsSync(file)) {
    const unfinished = writeUnfinished(file, [newSecretKey()]);
    try {
      // Unlike a rename, a link does not replace what another process has made meanwhile.
      linkSync(unfinished, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
  return readKeyFile(file);
}

/** Replaces the keys of a file in one step. */
export function writeKeyFile(file: string, keys: readonly SecretKey[]): void {
  renameSync(writeUnfinished(file, keys), file);
}

function writeUnfinished(file: string, keys: readonly SecretKey[]): string {
  const unfinished = `${file}.${newId()}.part`;
  const handle = openSync(unfinished, 'wx', OWNER_ONLY);
  try {
    writeSync(handle, keys.map(({ bytes }) => `${bytes.toString('base64')}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return unfinished;
}
