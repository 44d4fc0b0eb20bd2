import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Electronic databases with their names, words, entrances and files, and what readers think of trials. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'eresource', ['id'], {
    id: 'text',
    tenant_id: 'text',
    code: 'text',
    status: 'text',
    shown_from: 'text',
    shown_to: 'text',
    added_on: 'text',
    names: 'text',
    other_names: 'text',
    introduction: 'text',
    guide: 'text',
    coverage: 'text',
    outages: 'text',
    sources: 'text',
    links: 'text',
    questions: 'text',
    'opens_window?': 'integer',
    sign_in_first: 'integer',
    takes_comments: 'integer',
    takes_feedback: 'integer',
    is_open: 'integer',
    is_featured: 'integer',
    called: 'text',
    search_text: 'text',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'eresource', ['tenant_id', 'code'], { unique: true });
  await createTable(db, 'eresource_name', ['tenant_id', 'eresource_id', 'language'], {
    tenant_id: 'text',
    eresource_id: 'text',
    language: 'text',
    name: 'text',
    letter: 'text',
    letter_place: 'integer',
    sort_key: 'text',
  });
  await createIndex(db, 'eresource_name', ['tenant_id', 'language', 'letter_place', 'sort_key']);
  await createTable(db, 'eresource_term', ['id'], {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    code: 'text',
    names: 'text',
    position: 'integer',
  });
  await createIndex(db, 'eresource_term', ['tenant_id', 'kind', 'code'], { unique: true });
  await createTable(db, 'eresource_term_use', ['tenant_id', 'eresource_id', 'term_id'], {
    tenant_id: 'text',
    eresource_id: 'text',
    term_id: 'text',
    position: 'integer',
  });
  await createIndex(db, 'eresource_term_use', ['tenant_id', 'term_id']);
  await createTable(db, 'eresource_entrance', ['id'], {
    id: 'text',
    tenant_id: 'text',
    eresource_id: 'text',
    position: 'integer',
    names: 'text',
    address: 'text',
    place: 'text',
    networks: 'text',
    ranges: 'text',
    reader_groups: 'text',
    libraries: 'text',
    sign_in: 'integer',
    proxy: 'text',
  });
  await createIndex(db, 'eresource_entrance', ['tenant_id', 'eresource_id']);
  await createTable(db, 'eresource_file', ['id'], {
    id: 'text',
    tenant_id: 'text',
    eresource_id: 'text',
    name: 'text',
    media_type: 'text',
    size: 'integer',
    file_name: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'eresource_file', ['tenant_id', 'eresource_id']);
  await createTable(db, 'trial_opinion', ['tenant_id', 'eresource_id', 'patron_id'], {
    tenant_id: 'text',
    eresource_id: 'text',
    patron_id: 'text',
    opinions: 'text',
    with_name: 'integer',
    given_at: 'text',
  });
  await createIndex(db, 'trial_opinion', ['tenant_id', 'patron_id']);
}
