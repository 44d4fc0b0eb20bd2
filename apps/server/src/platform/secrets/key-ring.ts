import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseKind } from '../db/dialect.ts';
import { readKeyFile, readOrMakeKeyFile, writeKeyFile } from './key-file.ts';
import { parseKeys } from './parse-keys.ts';
import { newSecretKey, type SecretKey } from './seal.ts';
import { SecretError } from './secret-error.ts';

const VARIABLE = 'LECTERN_SECRET_KEY';
export const KEY_FILE = 'secret.key';

/** The keys of the installation. Secrets are sealed with the first; the others only open what was sealed before. */
export interface KeyRing {
  /** The key to seal with; at first use it is made. @throws SecretError */
  current(): SecretKey;
  /** Undefined if the installation does not have it. @throws SecretError */
  byId(id: string): SecretKey | undefined;
  /** Puts a new key first if there is one key only: two of them are a rotation that was not finished. Answers how many keys there are. */
  beginRotation(): { readonly keys: number; readonly source: 'variable' | 'file' };
  /** Forgets all keys but the first. In a variable that is the operator's task. */
  endRotation(): void;
}

type KeyConfig = Pick<Config, 'dataFolder' | 'secretKeys'>;

/**
 * Keys from LECTERN_SECRET_KEY, else from the file secret.key in the data folder. Nodes of a PostgreSQL installation have no common
 * folder, so they need the variable.
 */
export function createKeyRing({ dataFolder, secretKeys }: KeyConfig, databaseKind: DatabaseKind): KeyRing {
  const file = join(dataFolder, KEY_FILE);
  return secretKeys ? ringOfVariable(parseKeys(secretKeys, VARIABLE)) : ringOfFile(file, databaseKind);
}

function ringOfVariable(keys: readonly SecretKey[]): KeyRing {
  return {
    current: () => keys[0]!,
    byId: (id) => keys.find((key) => key.id === id),
    beginRotation: () => ({ keys: keys.length, source: 'variable' }),
    endRotation: () => undefined,
  };
}

function ringOfFile(file: string, databaseKind: DatabaseKind): KeyRing {
  let keys: readonly SecretKey[] = [];
  function made(): readonly SecretKey[] {
    if (databaseKind === 'postgres')
      throw new SecretError(
        `Several servers may share a PostgreSQL database, so each of them needs the same key: set ${VARIABLE} (openssl rand -base64 32).`,
      );
    return readOrMakeKeyFile(file);
  }
  return {
    current() {
      keys = made();
      return keys[0]!;
    },
    byId(id) {
      const known = keys.find((key) => key.id === id);
      if (known) return known;
      // Another process may have changed the key.
      keys = readKeyFile(file);
      return keys.find((key) => key.id === id);
    },
    beginRotation() {
      keys = made();
      if (keys.length === 1) {
        keys = [newSecretKey(), ...keys];
        writeKeyFile(file, keys);
      }
      return { keys: keys.length, source: 'file' };
    },
    endRotation() {
      keys = keys.slice(0, 1);
      writeKeyFile(file, keys);
    },
  };
}
