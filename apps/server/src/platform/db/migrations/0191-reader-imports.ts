import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** How far imports of readers are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'reader_import', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    staff_id: 'text',
    state: 'text',
    total: 'integer',
    done: 'integer',
    outcome: 'text',
    started_at: 'text',
    seen_at: 'text',
  });
  await createIndex(db, 'reader_import', ['started_at']);
}
