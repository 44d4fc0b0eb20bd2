import { sql } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertNewRows } from '../../../../platform/db/insert-rows.ts';
import type { UsagePlatformTable, UsageThingTable } from '../tables.ts';

/** Keys that one statement looks up. */
const CHUNK = 500;

/** The ids of platforms by their keys; unknown ones are added. */
export async function platformIds(
  db: Db,
  tenantId: string,
  names: ReadonlyMap<string, string>,
  now: string,
): Promise<Map<string, string>> {
  const keys = [...names.keys()];
  const find = async () => {
    const rows = await db
      .selectFrom('usage_platform')
      .select(['id', 'name_key'])
      .where('tenant_id', '=', tenantId)
      .where('name_key', 'in', keys)
      .execute();
    return new Map(rows.map(({ id, name_key }) => [name_key, id]));
  };
  if (keys.length === 0) return new Map();
  const known = await find();
  const fresh = [...names].filter(([key]) => !known.has(key));
  if (fresh.length === 0) return known;
  const rows: UsagePlatformTable[] = fresh.map(([name_key, name]) => ({
    id: newId(),
    tenant_id: tenantId,
    name,
    name_key,
    eresource_id: '',
    created_at: now,
  }));
  await insertNewRows(db, 'usage_platform', rows);
  return find();
}

export type NewThing = Omit<UsageThingTable, 'id' | 'tenant_id' | 'created_at' | 'eresource_id'>;

/** The ids of things by their keys; unknown ones are added, and known ones keep their names. */
export async function thingIds(
  db: Db,
  tenantId: string,
  things: ReadonlyMap<string, NewThing>,
  now: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const find = async (keys: readonly string[]) => {
    for (let at = 0; at < keys.length; at += CHUNK) {
      const rows = await db
        .selectFrom('usage_thing')
        .select(['id', 'thing_key'])
        .where('tenant_id', '=', tenantId)
        .where('thing_key', 'in', keys.slice(at, at + CHUNK))
        .execute();
      for (const { id, thing_key } of rows) ids.set(thing_key, id);
    }
  };
  await find([...things.keys()]);
  const fresh = [...things.values()].filter(({ thing_key }) => !ids.has(thing_key));
  if (fresh.length === 0) return ids;
  const rows = fresh.map((thing) => ({
    ...thing,
    id: newId(),
    tenant_id: tenantId,
    eresource_id: '',
    created_at: now,
  }));
  await insertNewRows(db, 'usage_thing', rows);
  await find(fresh.map(({ thing_key }) => thing_key));
  return ids;
}

/** A platform, or a database of one, as staff see it. */
export interface SourceRow {
  readonly id: string;
  readonly kind: 'platform' | 'database';
  readonly name: string;
  readonly platform_id: string;
  readonly eresource_id: string;
}

/** Platforms and databases whose name has the words, by name: platforms first. */
export async function pageOfSources(
  db: Db,
  tenantId: string,
  { words, isOpen }: { readonly words: string; readonly isOpen: boolean },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly sources: SourceRow[] }> {
  const like = contains(sql`lower(name)`, words.toLowerCase());
  let platforms = db.selectFrom('usage_platform').where('tenant_id', '=', tenantId);
  let databases = db
    .selectFrom('usage_thing')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'database');
  if (words !== '') [platforms, databases] = [platforms.where(like), databases.where(like)];
  if (isOpen) {
    platforms = platforms.where('eresource_id', '=', '');
    databases = databases.where('eresource_id', '=', '');
  }
  const count = async (rows: { executeTakeFirstOrThrow(): Promise<{ total: number }> }) =>
    Number((await rows.executeTakeFirstOrThrow()).total);
  const platformCount = await count(platforms.select((eb) => eb.fn.countAll<number>().as('total')));
  const databaseCount = await count(databases.select((eb) => eb.fn.countAll<number>().as('total')));
  const first = await platforms
    .select(['id', 'name', 'eresource_id'])
    .orderBy('name')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const left = limit - first.length;
  const second =
    left === 0
      ? []
      : await databases
          .select(['id', 'name', 'platform_id', 'eresource_id'])
          .orderBy('name')
          .orderBy('id')
          .offset(Math.max(0, offset - platformCount))
          .limit(left)
          .execute();
  return {
    total: platformCount + databaseCount,
    sources: [
      ...first.map((row) => ({ ...row, kind: 'platform' as const, platform_id: row.id })),
      ...second.map((row) => ({ ...row, kind: 'database' as const })),
    ],
  };
}

export async function findSource(db: Db, tenantId: string, id: string): Promise<SourceRow | undefined> {
  const platform = await db
    .selectFrom('usage_platform')
    .select(['id', 'name', 'eresource_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (platform) return { ...platform, kind: 'platform', platform_id: platform.id };
  const database = await db
    .selectFrom('usage_thing')
    .select(['id', 'name', 'platform_id', 'eresource_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'database')
    .executeTakeFirst();
  return database && { ...database, kind: 'database' };
}

export async function mapSource(
  db: Db,
  tenantId: string,
  { id, kind }: Pick<SourceRow, 'id' | 'kind'>,
  eresourceId: string,
): Promise<void> {
  await db
    .updateTable(kind === 'platform' ? 'usage_platform' : 'usage_thing')
    .set({ eresource_id: eresourceId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** The platforms and databases that are a database of the library. */
export async function sourcesOf(
  db: Db,
  tenantId: string,
  eresourceId: string,
): Promise<{ readonly platforms: string[]; readonly databases: string[] }> {
  const platforms = await db
    .selectFrom('usage_platform')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .execute();
  const databases = await db
    .selectFrom('usage_thing')
    .select(['id', 'platform_id'])
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .execute();
  const whole = new Set(platforms.map(({ id }) => id));
  return {
    platforms: [...whole],
    // Those of a platform that is the database as a whole are in it already.
    databases: databases.filter(({ platform_id }) => !whole.has(platform_id)).map(({ id }) => id),
  };
}

export async function platformNames(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('usage_platform')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
