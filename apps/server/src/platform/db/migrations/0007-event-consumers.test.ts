import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexConsumer } from '../../../domains/discovery/search-index/index-consumer.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../testing/test-database.ts';
import { pageEvents } from '../../events/outbox-store.ts';
import { up as eventConsumers } from './0007-event-consumers.ts';
import { addSequenceTable } from './table.ts';

describeOnBothDatabases('the outbox of the version before', 'migrations', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('keeps for the search index what waits, and what an old process still writes', async () => {
    const { db } = database;
    // As a process of the version before writes.
    const write = (bibId: string) =>
      sql`insert into outbox_event (tenant_id, topic, subject_id, created_at)
        values ('1001', 'bib.changed', ${bibId}, '2026-03-02T02:00:00.000Z')`.execute(db);
    const plain = db as unknown as Kysely<unknown>;
    await db.schema.dropTable('outbox_event').execute();
    await addSequenceTable(plain, kind, 'outbox_event', {
      tenant_id: 'text',
      topic: 'text',
      subject_id: 'text',
      created_at: 'text',
    });
    await write('before');
    await eventConsumers(plain);
    await write('meanwhile');
    const waiting = await pageEvents(db, indexConsumer, '1001', { afterSeq: 0, limit: 10 });
    expect(waiting.map(({ subjectId }) => subjectId)).toEqual(['before', 'meanwhile']);
  });
});
