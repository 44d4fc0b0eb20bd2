import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildItem } from '../../testing/catalogue-builders.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Db, openDatabase } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { measureSizes } from './measure-sizes.ts';

const ids = Array.from({ length: 250 }, (_, at) => `large-${at}`);

describe('sizes that SQLite plans with', () => {
  let database: TestDatabase;
  let explained = 0;
  let item: Awaited<ReturnType<typeof buildItem>> | undefined;
  beforeEach(async () => {
    database = await createTestDatabase();
    // Another connection has read the schema before anything is measured.
    await planOf(database.db);
  });
  afterEach(async () => {
    item = undefined;
    await database.close();
  });

  async function addItems(tenantId: string, count: number, name = tenantId): Promise<void> {
    await sql`pragma foreign_keys = off`.execute(database.db);
    item ??= await buildItem(database.db);
    const row = { ...item, tenant_id: tenantId };
    const rows = Array.from({ length: count }, (_, at) => {
      const id = `${name}-${at}`;
      return { ...row, id, bib_id: `bib-${at % 500}`, barcode: id };
    });
    await insertRows(database.db, 'item', rows);
  }

  /** How items of 250 ids are found, as the reading connection does it. */
  async function planOf(db: Db): Promise<string> {
    const query = db.selectFrom('item').selectAll().where('tenant_id', '=', 'large').where('id', 'in', ids);
    await query.execute();
    const { rows } = await db.executeQuery<{ detail: string }>({
      ...query.compile(),
      // Another text each time: a prepared explanation would be that of before.
      sql: `explain query plan ${query.compile().sql} -- ${explained++}`,
    });
    return rows.map(({ detail }) => detail).join('\n');
  }

  async function statOf(index: string): Promise<string | undefined> {
    const { rows } = await sql<{ stat: string }>`select stat from sqlite_stat1 where idx = ${index}`.execute(
      database.db,
    );
    return rows[0]?.stat;
  }

  it('stay what they were while tables are small', async () => {
    const before = await statOf('item_tenant_id_bib_id');
    await addItems('large', 500);
    expect(await measureSizes(database.db)).toEqual([]);
    expect(await statOf('item_tenant_id_bib_id')).toBe(before);
  });

  it('are measured when a table has become large, and again when it is another size', async () => {
    await addItems('large', 12_000);
    expect(await measureSizes(database.db)).toEqual(['item']);
    expect(await statOf('item_tenant_id_bib_id')).toBe('12001 12000 24');
    expect(await measureSizes(database.db)).toEqual([]);
    await addItems('large', 40_000, 'more');
    expect(await measureSizes(database.db)).toEqual(['item']);
    expect(await statOf('sqlite_autoindex_item_1')).toBe('52001 1');
  });

  it('are those of the largest tenant, and known to connections that are open', async () => {
    await addItems('large', 12_000);
    for (let at = 0; at < 20; at++) await addItems(`small-${at}`, 10);
    // As it is without any sizes: all rows of a tenant are read.
    await sql`delete from sqlite_stat1`.execute(database.db);
    await sql`create index told on item (updated_at)`.execute(database.db);
    expect(await planOf(database.db)).toContain('(tenant_id=?)');
    const other = openDatabase({ url: database.url });
    expect(await planOf(other)).toContain('(tenant_id=?)');
    await measureSizes(database.db);
    expect(await statOf('item_tenant_id_bib_id')).toMatch(/^12201 12000 /);
    expect(await planOf(database.db)).toContain('sqlite_autoindex_item_1');
    expect(await planOf(other)).toContain('sqlite_autoindex_item_1');
    await other.destroy();
  });
});
