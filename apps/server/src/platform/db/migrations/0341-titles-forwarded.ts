import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Titles that were joined to others: their ids lead to these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'title_forward', ['tenant_id', 'title_id'], {
    tenant_id: 'text',
    title_id: 'text',
    to_title_id: 'text',
  });
  await createIndex(db, 'title_forward', ['tenant_id', 'to_title_id']);
}
