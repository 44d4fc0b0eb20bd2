import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What readers wish for: the works, who wishes them, and what was decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'wish', ['id'], {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    state: 'text',
    work_key: 'text',
    number_key: 'text',
    title: 'text',
    author: 'text',
    words: 'text',
    facts: 'text',
    source: 'text',
    record_id: 'text',
    eresource_id: 'text',
    reply: 'text',
    decided_by: 'text',
    wishes: 'integer',
    created_at: 'text',
    changed_at: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'wish', ['tenant_id', 'work_key', 'state']);
  await createIndex(db, 'wish', ['tenant_id', 'number_key', 'state']);
  await createIndex(db, 'wish', ['tenant_id', 'state', 'changed_at', 'id']);
  await createIndex(db, 'wish', ['tenant_id', 'record_id']);
  await createIndex(db, 'wish', ['ended_at']);
  await createTable(db, 'wish_reader', ['id'], {
    id: 'text',
    tenant_id: 'text',
    wish_id: 'text',
    patron_id: 'text',
    reason: 'text',
    note: 'text',
    major: 'text',
    form_fields: 'text',
    is_named: 'integer',
    wants_copy: 'integer',
    pickup_library: 'text',
    joined_at: 'text',
    left_at: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'wish_reader', ['tenant_id', 'wish_id', 'patron_id'], { unique: true });
  await createIndex(db, 'wish_reader', ['tenant_id', 'patron_id', 'joined_at']);
  await createIndex(db, 'wish_reader', ['tenant_id', 'wish_id', 'joined_at', 'id']);
  await createIndex(db, 'wish_reader', ['ended_at']);
  await createTable(db, 'wish_step', ['id'], {
    id: 'text',
    tenant_id: 'text',
    wish_id: 'text',
    state: 'text',
    reply: 'text',
    staff_id: 'text',
    at: 'text',
  });
  await createIndex(db, 'wish_step', ['tenant_id', 'wish_id', 'at']);
  await createIndex(db, 'wish_step', ['at']);
}
