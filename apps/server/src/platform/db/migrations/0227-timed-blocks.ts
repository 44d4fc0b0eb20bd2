import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Blocks of readers for a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'patron_block', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    patron_id: 'text',
    first_day: 'text',
    last_day: 'text',
    reason: 'text',
    set_at: 'text',
    'lifted_at?': 'text',
    lift_reason: 'text',
  });
  await createIndex(db, 'patron_block', ['tenant_id', 'patron_id']);
}
