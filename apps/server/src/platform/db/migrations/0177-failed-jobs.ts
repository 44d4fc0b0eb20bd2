import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/** Jobs that cannot be done once more, as what they need is forgotten; failed jobs, by the library and in the order of their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('job')
    .addColumn('is_final', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update job set is_final = 1 where state = 'failed' and kind = 'notice.send'`.execute(db);
  const failed = { where: sql<boolean>`state = 'failed'` };
  await createIndex(db, 'job', ['tenant_id', 'finished_at'], failed);
  await createIndex(db, 'job', ['id'], failed);
}
