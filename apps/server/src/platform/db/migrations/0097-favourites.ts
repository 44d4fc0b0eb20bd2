import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Works that readers keep, in folders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'favourite_folder', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    name: 'text',
    is_default: 'integer',
    'share_hash?': 'text',
    'shared_at?': 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'favourite_folder', ['tenant_id', 'patron_id', 'name'], { unique: true });
  await createIndex(db, 'favourite_folder', ['patron_id'], {
    unique: true,
    where: sql<boolean>`is_default = 1`,
  });
  await createIndex(db, 'favourite_folder', ['share_hash']);
  await createTable(db, 'favourite', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    folder_id: 'text',
    kind: 'text',
    record_id: 'text',
    source: 'text',
    control_number: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    note: 'text',
    tags: 'text',
    state: 'text',
    search_text: 'text',
    title_key: 'text',
    author_key: 'text',
    added_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'favourite', ['tenant_id', 'patron_id', 'record_id'], { unique: true });
  await createIndex(db, 'favourite', ['tenant_id', 'patron_id', 'added_at']);
  await createIndex(db, 'favourite', ['tenant_id', 'patron_id', 'folder_id', 'added_at']);
  await createIndex(db, 'favourite', ['tenant_id', 'patron_id', 'title_key']);
  await createIndex(db, 'favourite', ['tenant_id', 'patron_id', 'author_key']);
}
