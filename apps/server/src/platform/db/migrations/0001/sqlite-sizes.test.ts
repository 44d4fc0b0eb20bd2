import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';

describe('plans of SQLite', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);

  async function planOf(table: 'bib' | 'item' | 'loan', column: string, write: boolean): Promise<string> {
    const query = database.db
      .selectFrom(table)
      .selectAll()
      .where('tenant_id', '=', '1001')
      .where(sql.ref<string>(column), 'in', ids)
      .compile();
    const plan = async (db: typeof database.db) => {
      const text = sql`explain query plan ${sql.raw(query.sql.replaceAll('?', "'x'"))}`;
      const { rows } = await text.execute(db);
      return rows.map((row) => (row as { detail: string }).detail).join('\n');
    };
    return write ? database.db.transaction().execute(plan) : plan(database.db);
  }

  it.each([
    ['bib', 'id', 'sqlite_autoindex_bib_1'],
    ['item', 'id', 'sqlite_autoindex_item_1'],
    ['item', 'bib_id', 'item_tenant_id_bib_id'],
    ['item', 'barcode', 'item_tenant_id_barcode'],
    ['loan', 'bib_id', 'loan_bib_id_checked_out_at'],
  ] as const)(
    'find rows of %s by %s, never by reading all rows of a tenant',
    async (table, column, index) => {
      for (const write of [false, true]) expect(await planOf(table, column, write)).toContain(index);
    },
  );
});
