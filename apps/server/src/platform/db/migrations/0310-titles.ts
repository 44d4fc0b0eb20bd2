import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Titles of electronic databases: lists with their lines, the titles that the lines are about, and imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'title_list', ['id'], {
    id: 'text',
    tenant_id: 'text',
    eresource_id: 'text',
    code: 'text',
    names: 'text',
    generation: 'integer',
    'undo_generation?': 'integer',
    line_count: 'integer',
    'undo_line_count?': 'integer',
    is_shown: 'integer',
    is_removed: 'integer',
    settled_generation: 'integer',
    settled_shown: 'integer',
    imported_at: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'title_list', ['tenant_id', 'code'], { unique: true });
  await createIndex(db, 'title_list', ['tenant_id', 'eresource_id']);
  await createTable(db, 'title', ['id'], {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    name: 'text',
    author: 'text',
    publisher: 'text',
    print_issn: 'text',
    online_issn: 'text',
    print_isbn: 'text',
    online_isbn: 'text',
    edition: 'text',
    published_on: 'text',
    letter: 'text',
    letter_place: 'integer',
    sort_key: 'text',
    is_shown: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createTable(db, 'title_key', ['tenant_id', 'title_key'], {
    tenant_id: 'text',
    title_key: 'text',
    title_id: 'text',
  });
  await createIndex(db, 'title_key', ['tenant_id', 'title_id']);
  await createTable(db, 'title_row', ['tenant_id', 'list_id', 'id'], {
    id: 'text',
    tenant_id: 'text',
    list_id: 'text',
    title_id: 'text',
    content_hash: 'text',
    from_generation: 'integer',
    to_generation: 'integer',
    line: 'integer',
    first_date: 'text',
    first_volume: 'text',
    first_issue: 'text',
    last_date: 'text',
    last_volume: 'text',
    last_issue: 'text',
    embargo: 'text',
    depth: 'text',
    is_free: 'integer',
    address: 'text',
    note: 'text',
    vendor_id: 'text',
    preceding_id: 'text',
    described: 'text',
  });
  await createIndex(db, 'title_row', ['tenant_id', 'title_id']);
  await createIndex(db, 'title_row', ['tenant_id', 'list_id', 'vendor_id']);
  await createIndex(db, 'title_row', ['tenant_id', 'list_id', 'preceding_id'], {
    where: sql<boolean>`preceding_id <> ''`,
  });
  await createTable(db, 'title_place', ['tenant_id', 'shelf', 'letter_place', 'sort_key', 'title_id'], {
    tenant_id: 'text',
    shelf: 'text',
    letter_place: 'integer',
    sort_key: 'text',
    title_id: 'text',
    kind: 'text',
    is_free: 'integer',
  });
  await createIndex(db, 'title_place', ['tenant_id', 'title_id', 'shelf']);
  await createTable(db, 'title_tally', ['tenant_id', 'shelf', 'letter_place', 'kind', 'is_free'], {
    tenant_id: 'text',
    shelf: 'text',
    letter_place: 'integer',
    kind: 'text',
    is_free: 'integer',
    count: 'integer',
  });
  await createTable(db, 'title_import', ['id'], {
    id: 'text',
    tenant_id: 'text',
    list_id: 'text',
    staff_id: 'text',
    state: 'text',
    is_check: 'integer',
    file_name: 'text',
    stored_name: 'text',
    encoding: 'text',
    report: 'text',
    started_at: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'title_import', ['tenant_id', 'list_id', 'started_at']);
  await createIndex(db, 'title_import', ['ended_at']);
}
