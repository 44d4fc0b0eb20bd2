import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Messages to persons that jobs send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'notice', ['id'], {
    id: 'text',
    tenant_id: 'text',
    'unique_key?': 'text',
    channel: 'text',
    recipient: 'text',
    template: 'text',
    facts: 'text',
    language: 'text',
    created_at: 'text',
    valid_until: 'text',
    'ended_at?': 'text',
  });
  await createIndex(db, 'notice', ['tenant_id', 'unique_key'], { unique: true });
}
