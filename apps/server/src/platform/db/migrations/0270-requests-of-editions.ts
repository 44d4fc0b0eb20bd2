import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** The editions in whose queues a request waits, where it waits for more than one: its own among them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'request_edition', ['request_id', 'bib_id'], {
    request_id: 'text',
    bib_id: 'text',
    tenant_id: 'text',
  });
  await createIndex(db, 'request_edition', ['tenant_id', 'bib_id']);
}
