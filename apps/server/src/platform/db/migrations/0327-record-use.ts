import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/** What is counted of one record: how often it was opened and cited, and who keeps it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'click_count', ['tenant_id', 'subject']);
  await createIndex(db, 'favourite', ['tenant_id', 'record_id']);
}
