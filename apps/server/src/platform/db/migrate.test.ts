import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TENANT } from '../../testing/built-rows.ts';
import { buildBib } from '../../testing/catalogue-builders.ts';
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

  it('learns the numbers of records that it has, and indexes those again that are online', async () => {
    const { db } = test;
    const { id } = await buildBib(db, { description: { issns: ['0028-0836'] } });
    const isbns = [
      { value: '9787030000002', valid: true },
      { value: '123', valid: false },
    ];
    const book = await buildBib(db, { description: { isbns } });
    await buildBib(db, { description: { issns: ['0028-0836'], host: { title: 'Nature' } } });
    await sql`insert into title_key (tenant_id, title_key, title_id) values (${TENANT}, 'issn:0028-0836', 't')`.execute(
      db,
    );
    await sql`insert into title_place (tenant_id, shelf, letter_place, sort_key, title_id, kind, is_free)
      values (${TENANT}, '', 1, '', 't', 'serial', 0), (${TENANT}, 'e', 1, '', 't', 'serial', 0)`.execute(db);
    const stored = await db.selectFrom('bib_number').selectAll().orderBy('number').execute();
    await sql`drop table bib_number`.execute(db);
    await sql`delete from kysely_migration where name = '0323-numbers-of-records'`.execute(db);
    expect(await migrate(db, kind)).toEqual(['0323-numbers-of-records']);
    const numbers = await db.selectFrom('bib_number').selectAll().orderBy('number').execute();
    expect(numbers).toEqual([
      { tenant_id: TENANT, number: 'isbn:9787030000002', bib_id: book.id },
      { tenant_id: TENANT, number: 'issn:0028-0836', bib_id: id },
    ]);
    expect(numbers).toEqual(stored);
    const events = await db.selectFrom('outbox_event').select(['topic', 'consumer', 'subject_id']).execute();
    expect(events).toEqual([{ topic: 'bib.changed', consumer: 'search-index', subject_id: id }]);
  });
});
