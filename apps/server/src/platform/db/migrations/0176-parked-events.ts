import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/**
 * How often an event could not be acted on, and events that were set aside for this. They keep their number, by which they go back into
 * their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['attempts', 'own_failures'])
    await db.schema
      .alterTable('outbox_event')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
  for (const column of ['error', 'failed_at', 'again_at'])
    await db.schema.alterTable('outbox_event').addColumn(column, 'text').execute();
  await createIndex(db, 'outbox_event', ['consumer', 'tenant_id', 'again_at'], {
    where: sql<boolean>`again_at is not null`,
  });
  await createTable(db, 'parked_event', ['seq'], {
    seq: 'bigint',
    tenant_id: 'text',
    topic: 'text',
    consumer: 'text',
    subject_id: 'text',
    created_at: 'text',
    attempts: 'integer',
    error: 'text',
    parked_at: 'text',
  });
  await createIndex(db, 'parked_event', ['parked_at']);
  await createIndex(db, 'parked_event', ['tenant_id', 'parked_at']);
  await createIndex(db, 'parked_event', ['tenant_id', 'consumer', 'subject_id']);
}
