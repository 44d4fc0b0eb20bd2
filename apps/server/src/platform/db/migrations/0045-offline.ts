import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Acts of desks that had no network: each id once, and what was refused until somebody settled it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'offline_act', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    state: 'text',
    kind: 'text',
    item_barcode: 'text',
    reader_barcode: 'text',
    'acted_at?': 'text',
    clock_offset: 'integer',
    library_code: 'text',
    reason: 'text',
    taken_at: 'text',
  });
  await createIndex(db, 'offline_act', ['tenant_id', 'state', 'taken_at']);
}
