import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** What readers say about themselves, and whether they asked to be erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'profile_fact', ['tenant_id', 'patron_id', 'field'], {
    tenant_id: 'text',
    patron_id: 'text',
    field: 'text',
    value: 'text',
    changed_at: 'text',
  });
  await createTable(db, 'erasure_request', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    state: 'text',
    requested_at: 'text',
    changed_at: 'text',
  });
}
