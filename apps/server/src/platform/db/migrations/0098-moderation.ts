import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Texts of readers for others: what staff decide, what readers report, who may not publish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'reader_text', ['id'], {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    subject_id: 'text',
    patron_id: 'text',
    state: 'text',
    version: 'integer',
    submitted_at: 'text',
    'waits_since?': 'text',
    reason: 'text',
    decided_by: 'text',
    'decided_at?': 'text',
  });
  await createIndex(db, 'reader_text', ['tenant_id', 'kind', 'subject_id'], { unique: true });
  await createIndex(db, 'reader_text', ['tenant_id', 'waits_since']);
  await createIndex(db, 'reader_text', ['tenant_id', 'state', 'decided_at']);
  await createIndex(db, 'reader_text', ['tenant_id', 'patron_id']);
  await createTable(db, 'text_report', ['text_id', 'patron_id'], {
    tenant_id: 'text',
    text_id: 'text',
    patron_id: 'text',
    reason: 'text',
    reported_at: 'text',
  });
  await createIndex(db, 'text_report', ['tenant_id', 'patron_id']);
  await createTable(db, 'author_block', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    until: 'text',
    reason: 'text',
    blocked_at: 'text',
  });
}
