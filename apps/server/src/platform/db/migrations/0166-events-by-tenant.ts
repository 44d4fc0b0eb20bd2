import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/** Consumers take the events of each library by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'outbox_event', ['consumer', 'tenant_id', 'seq']);
}
