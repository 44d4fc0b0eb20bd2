import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

describeOnBothDatabases('a database', 'migrations', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  it('that lacks a step below its last one takes it, as one of a time when parts came in another order', async () => {
    const { db } = test;
    for (const table of ['review', 'public_name']) await sql`drop table ${sql.table(table)}`.execute(db);
    await sql`delete from kysely_migration where name = '0100-reviews'`.execute(db);
    expect(await migrate(db, kind)).toEqual(['0100-reviews']);
    expect(await db.selectFrom('review').selectAll().execute()).toEqual([]);
    expect(await migrate(db, kind)).toEqual([]);
  });
});
