import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What the library tells its readers for some time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'announcement', ['id'], {
    id: 'text',
    tenant_id: 'text',
    texts: 'text',
    shown_from: 'text',
    shown_to: 'text',
    begins_on: 'text',
    is_open: 'integer',
    is_pinned: 'integer',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'announcement', ['tenant_id', 'is_open', 'begins_on']);
}
