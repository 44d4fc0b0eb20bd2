import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/** What is counted of one record: how often it was opened and cited, and who keeps it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The subject first: SQLite would take the other order for the groups of a day, too, and read all days.
  await createIndex(db, 'click_count', ['subject', 'tenant_id']);
  await createIndex(db, 'favourite', ['tenant_id', 'record_id']);
}
