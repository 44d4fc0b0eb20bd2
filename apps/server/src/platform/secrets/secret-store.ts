import type { Db } from '../db/database.ts';
import type { SecretTable } from './tables.ts';

export async function findSecretRow(
  db: Db,
  tenantId: string,
  name: string,
): Promise<Pick<SecretTable, 'key_id' | 'sealed'> | undefined> {
  return db
    .selectFrom('secret')
    .select(['key_id', 'sealed'])
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
}

interface NewSecret {
  readonly name: string;
  readonly key_id: string;
  readonly sealed: string;
  readonly now: string;
}

/** Keeps a secret unless there is one of this name. */
export async function insertSecretRow(
  db: Db,
  tenantId: string,
  { name, key_id, sealed, now }: NewSecret,
): Promise<void> {
  await db
    .insertInto('secret')
    .values({ tenant_id: tenantId, name, key_id, sealed, created_at: now, updated_at: now })
    .onConflict((same) => same.columns(['tenant_id', 'name']).doNothing())
    .execute();
}

export async function putSecretRow(db: Db, tenantId: string, row: NewSecret): Promise<void> {
  const { name, key_id, sealed, now } = row;
  await db
    .insertInto('secret')
    .values({ tenant_id: tenantId, name, key_id, sealed, created_at: now, updated_at: now })
    .onConflict((same) =>
      same.columns(['tenant_id', 'name']).doUpdateSet({ key_id, sealed, updated_at: now }),
    )
    .execute();
}

/** False if there was none. */
export async function deleteSecretRow(db: Db, tenantId: string, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secret')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The secrets that settings can name. */
export async function listSecretRows(
  db: Db,
  tenantId: string,
): Promise<readonly Pick<SecretTable, 'name' | 'key_id' | 'created_at' | 'updated_at'>[]> {
  return db
    .selectFrom('secret')
    .select(['name', 'key_id', 'created_at', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .where('name', 'not like', '%/%')
    .orderBy('name')
    .execute();
}

/** Some secrets of all tenants that are sealed with another key than `keyId`. */
export async function findSecretsOfOtherKeys(
  db: Db,
  keyId: string,
  limit: number,
): Promise<readonly Pick<SecretTable, 'tenant_id' | 'name' | 'key_id' | 'sealed'>[]> {
  return db
    .selectFrom('secret')
    .select(['tenant_id', 'name', 'key_id', 'sealed'])
    .where('key_id', '!=', keyId)
    .orderBy('tenant_id')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** Seals a secret anew, unless it was set meanwhile. */
export async function replaceSeal(
  db: Db,
  of: Pick<SecretTable, 'tenant_id' | 'name' | 'sealed'>,
  by: Pick<SecretTable, 'key_id' | 'sealed'>,
): Promise<void> {
  await db
    .updateTable('secret')
    .set(by)
    .where('tenant_id', '=', of.tenant_id)
    .where('name', '=', of.name)
    .where('sealed', '=', of.sealed)
    .execute();
}
