import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Reviews of works, and the names under which readers publish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'review', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    kind: 'text',
    work_key: 'text',
    record_id: 'text',
    doc_code: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    stars: 'integer',
    content: 'text',
    state: 'text',
    refusal_reason: 'text',
    submitted_at: 'text',
    'checked_at?': 'text',
  });
  await createIndex(db, 'review', ['tenant_id', 'patron_id', 'work_key'], { unique: true });
  await createIndex(db, 'review', ['tenant_id', 'work_key', 'state']);
  await createIndex(db, 'review', ['tenant_id', 'checked_at']);
  await createTable(db, 'public_name', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    name: 'text',
    name_key: 'text',
    chosen_at: 'text',
  });
  await createIndex(db, 'public_name', ['tenant_id', 'name_key'], { unique: true });
}
