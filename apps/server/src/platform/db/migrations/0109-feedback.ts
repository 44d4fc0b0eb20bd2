import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Conversations of readers with the library, with their pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'feedback', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    record_id: 'text',
    title: 'text',
    page: 'text',
    browser: 'text',
    state: 'text',
    sent_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'feedback', ['tenant_id', 'patron_id', 'updated_at']);
  await createIndex(db, 'feedback', ['tenant_id', 'state', 'updated_at']);
  await createTable(db, 'feedback_message', ['id'], {
    id: 'text',
    tenant_id: 'text',
    feedback_id: 'text',
    patron_id: 'text',
    staff_id: 'text',
    text: 'text',
    sent_at: 'text',
  });
  await createIndex(db, 'feedback_message', ['tenant_id', 'feedback_id']);
  await createIndex(db, 'feedback_message', ['tenant_id', 'patron_id']);
  await createTable(db, 'feedback_picture', ['id'], {
    id: 'text',
    tenant_id: 'text',
    feedback_id: 'text',
    patron_id: 'text',
    content: 'text',
    added_at: 'text',
  });
  await createIndex(db, 'feedback_picture', ['tenant_id', 'feedback_id']);
  await createIndex(db, 'feedback_picture', ['tenant_id', 'patron_id']);
}
