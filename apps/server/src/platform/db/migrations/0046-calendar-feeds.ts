import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Private addresses at which calendars read what a reader has to bring back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'calendar_feed', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    token_hash: 'text',
    language: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'calendar_feed', ['token_hash'], { unique: true });
}
