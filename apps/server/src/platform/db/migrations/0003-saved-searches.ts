import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** Searches kept under a code, so that others can restore them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'saved_search', ['tenant_id', 'kind', 'code'], {
    tenant_id: 'text',
    kind: 'text',
    code: 'text',
    state: 'text',
    created_at: 'text',
  });
}
