import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/**
 * Each event waits for one consumer. Until now the search index alone took events: what waits for it, and what a process of the version
 * before still writes during an update, is its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox_event')
    .addColumn('consumer', 'text', (column) => column.notNull().defaultTo('search-index'))
    .execute();
  await createIndex(db, 'outbox_event', ['consumer', 'seq']);
}
