import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Objections to hand-overs between readers: one for each request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'request_objection', ['tenant_id', 'request_id'], {
    tenant_id: 'text',
    request_id: 'text',
    patron_id: 'text',
    reason: 'text',
    objected_at: 'text',
    decision: 'text',
    'decided_at?': 'text',
    'decided_by?': 'text',
    note: 'text',
  });
  await createIndex(db, 'request_objection', ['tenant_id', 'decision', 'objected_at']);
}
