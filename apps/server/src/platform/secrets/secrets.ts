import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { DatabaseKind } from '../db/dialect.ts';
import { isSameText } from '../same-text.ts';
import { createKeyRing, KEY_FILE } from './key-ring.ts';
import { keyedDigest, seal, unseal } from './seal.ts';
import { SecretError } from './secret-error.ts';
import {
  deleteSecretRow,
  findSecretRow,
  findSecretsOfOtherKeys,
  insertSecretRow,
  listSecretRows,
  putSecretRow,
  replaceSeal,
} from './secret-store.ts';

/** What is known of a secret without opening it. */
export interface SecretEntry {
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** False if its key is not among the keys of this installation. */
  readonly hasKey: boolean;
}

/** How a rotation ended. */
export interface Rotation {
  /** Secrets that were sealed with the current key. */
  readonly sealed: number;
  /** Where the keys come from; old keys of a variable are removed by the operator. */
  readonly source: 'variable' | 'file';
  readonly keys: number;
}

/**
 * Passwords and keys of tenants, sealed at rest. Settings hold their names only. A name with a slash is for what the portal itself keeps
 * sealed, such as keys of readers: settings cannot have it.
 */
export interface Secrets {
  /** Whether there is a key to seal with. */
  canSeal(): boolean;
  /** Undefined if the tenant has no such secret. @throws SecretError if it cannot be opened */
  get(tenantId: string, name: string): Promise<string | undefined>;
  /** @throws SecretError if there is no key to seal with */
  set(tenantId: string, name: string, value: string): Promise<void>;
  /** The secret; the first process that asks makes it. @throws SecretError */
  getOrMake(tenantId: string, name: string, make: () => Promise<string>): Promise<string>;
  /** False if there was none. */
  remove(tenantId: string, name: string): Promise<boolean>;
  /** Those that settings can name. */
  list(tenantId: string): Promise<readonly SecretEntry[]>;
  /**
   * The digest of a short code, for keeping: only who has the key can try codes against it. The name says what the code is for; the same
   * code has another digest under another name or tenant. @throws SecretError if there is no key
   */
  digest(tenantId: string, name: string, code: string): string;
  /** Whether a digest is the one of this code; false if its key is not among the keys of this installation. */
  isDigestOf(tenantId: string, name: string, code: string, digest: string): boolean;
  /** Seals all secrets with a new key. If it is interrupted, it can be run again. @throws SecretError */
  rotate(): Promise<Rotation>;
}

export interface SecretsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataFolder' | 'secretKeys'>;
  readonly databaseKind: DatabaseKind;
}

const CHUNK = 100;

export function createSecrets({ db, clock, config, databaseKind }: SecretsDeps): Secrets {
  const keys = createKeyRing(config, databaseKind);

  function open(
    { tenantId, name }: Place,
    row: { readonly key_id: string; readonly sealed: string },
  ): string {
    const key = keys.byId(row.key_id);
    if (!key)
      throw new SecretError(
        `The secret ${name} of tenant ${tenantId} is sealed with key ${row.key_id}, which this installation does not have. Bring back that key (LECTERN_SECRET_KEY, or ${KEY_FILE} in the data folder), or set the secret again.`,
      );
    const value = unseal(key, placeOf({ tenantId, name }), row.sealed);
    if (value === undefined)
      throw new SecretError(
        `The secret ${name} of tenant ${tenantId} cannot be opened: its row was changed or belongs to another place. Set it again.`,
      );
    return value;
  }

  return {
    canSeal() {
      try {
        keys.current();
        return true;
      } catch (error) {
        if (error instanceof SecretError) return false;
        throw error;
      }
    },
    async get(tenantId, name) {
      const row = await findSecretRow(db, tenantId, name);
      return row && open({ tenantId, name }, row);
    },
    async set(tenantId, name, value) {
      const key = keys.current();
      const sealed = seal(key, placeOf({ tenantId, name }), value);
      await putSecretRow(db, tenantId, { name, key_id: key.id, sealed, now: clock.now().toISOString() });
    },
    async getOrMake(tenantId, name, make) {
      const place = { tenantId, name };
      const known = await findSecretRow(db, tenantId, name);
      if (known) return open(place, known);
      const key = keys.current();
      const sealed = seal(key, placeOf(place), await make());
      await insertSecretRow(db, tenantId, { name, key_id: key.id, sealed, now: clock.now().toISOString() });
      const kept = await findSecretRow(db, tenantId, name);
      if (!kept)
        throw new SecretError(`The secret ${name} of tenant ${tenantId} was removed while it was made.`);
      return open(place, kept);
    },
    remove: (tenantId, name) => deleteSecretRow(db, tenantId, name),
    async list(tenantId) {
      const rows = await listSecretRows(db, tenantId);
      return rows.map((row) => ({
        name: row.name,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        hasKey: keys.byId(row.key_id) !== undefined,
      }));
    },
    digest(tenantId, name, code) {
      const key = keys.current();
      return `${key.id}:${keyedDigest(key, placeOf({ tenantId, name }), code)}`;
    },
    isDigestOf(tenantId, name, code, digest) {
      const [keyId = '', value = ''] = digest.split(':');
      const key = keys.byId(keyId);
      return key !== undefined && isSameText(keyedDigest(key, placeOf({ tenantId, name }), code), value);
    },
    async rotate() {
      const begun = keys.beginRotation();
      const current = keys.current();
      let count = 0;
      for (;;) {
        const rows = await findSecretsOfOtherKeys(db, current.id, CHUNK);
        for (const row of rows) {
          const place = { tenantId: row.tenant_id, name: row.name };
          const sealed = seal(current, placeOf(place), open(place, row));
          await replaceSeal(db, row, { key_id: current.id, sealed });
        }
        count += rows.length;
        // Also those that another process has set meanwhile with the old key.
        if (rows.length === 0) break;
      }
      keys.endRotation();
      return { sealed: count, ...begun };
    },
  };
}

interface Place {
  readonly tenantId: string;
  readonly name: string;
}

/** What a sealed value is bound to, so that a row which is moved to another tenant or name does not open there. */
function placeOf({ tenantId, name }: Place): string {
  return JSON.stringify([tenantId, name]);
}
