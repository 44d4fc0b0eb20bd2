import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Lists of works that readers and the library make, and topics of the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'book_list', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    name: 'text',
    introduction: 'text',
    cover_file: 'text',
    is_default: 'integer',
    state: 'text',
    refusal_reason: 'text',
    shown_from: 'text',
    shown_to: 'text',
    version: 'integer',
    entries: 'integer',
    followers: 'integer',
    search_text: 'text',
    name_key: 'text',
    'opened_at?': 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'book_list', ['tenant_id', 'patron_id', 'updated_at']);
  await createIndex(db, 'book_list', ['tenant_id', 'state', 'opened_at']);
  await createIndex(db, 'book_list', ['tenant_id', 'state', 'followers']);
  await createIndex(db, 'book_list', ['patron_id'], {
    unique: true,
    where: sql<boolean>`is_default = 1`,
  });
  await createTable(db, 'book_list_entry', ['list_id', 'record_id'], {
    tenant_id: 'text',
    list_id: 'text',
    record_id: 'text',
    position: 'integer',
    source: 'text',
    control_number: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    note: 'text',
    added_at: 'text',
  });
  await createIndex(db, 'book_list_entry', ['tenant_id', 'list_id', 'position']);
  await createIndex(db, 'book_list_entry', ['tenant_id', 'record_id']);
  await createTable(db, 'book_list_follow', ['patron_id', 'list_id'], {
    tenant_id: 'text',
    list_id: 'text',
    patron_id: 'text',
    followed_at: 'text',
  });
  await createIndex(db, 'book_list_follow', ['tenant_id', 'patron_id', 'followed_at']);
  await createIndex(db, 'book_list_follow', ['tenant_id', 'list_id']);
  await createTable(db, 'topic_class', ['id'], {
    id: 'text',
    tenant_id: 'text',
    names: 'text',
    position: 'integer',
  });
  await createIndex(db, 'topic_class', ['tenant_id', 'position']);
  await createTable(db, 'topic', ['id'], {
    id: 'text',
    tenant_id: 'text',
    class_id: 'text',
    texts: 'text',
    picture_file: 'text',
    list_ids: 'text',
    links: 'text',
    state: 'text',
    shown_from: 'text',
    shown_to: 'text',
    version: 'integer',
    search_text: 'text',
    'opened_at?': 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'topic', ['tenant_id', 'state', 'opened_at']);
}
