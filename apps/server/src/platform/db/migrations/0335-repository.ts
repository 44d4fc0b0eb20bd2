import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Collections of digital objects, the objects with their files and rights, and tickets for reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'access_policy', ['id'], {
    id: 'text',
    tenant_id: 'text',
    names: 'text',
    rules: 'text',
    sample_pages: 'integer',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'access_policy', ['tenant_id', 'created_at']);
  await createTable(db, 'digital_collection', ['id'], {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    code: 'text',
    parent_id: 'text',
    names: 'text',
    descriptions: 'text',
    unit_code: 'text',
    policy_id: 'text',
    cover_file: 'text',
    position: 'integer',
    is_open: 'integer',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'digital_collection', ['tenant_id', 'code'], { unique: true });
  await createIndex(db, 'digital_collection', ['tenant_id', 'cover_file']);
  await createTable(db, 'digital_entry', ['tenant_id', 'collection_id', 'position'], {
    tenant_id: 'text',
    collection_id: 'text',
    position: 'integer',
    kind: 'text',
    thing_id: 'text',
    address: 'text',
    names: 'text',
  });
  await createIndex(db, 'digital_entry', ['tenant_id', 'kind', 'thing_id']);
  await createTable(db, 'digital_object', ['id'], {
    id: 'text',
    tenant_id: 'text',
    collection_id: 'text',
    kind: 'text',
    titles: 'text',
    sort_title: 'text',
    creators: 'text',
    year: 'text',
    language: 'text',
    descriptions: 'text',
    publisher: 'text',
    subjects: 'text',
    identifiers: 'text',
    advisors: 'text',
    degree: 'text',
    discipline: 'text',
    college: 'text',
    granted_on: 'text',
    bib_id: 'text',
    unit_code: 'text',
    policy_id: 'text',
    closed_until: 'text',
    is_open: 'integer',
    search_text: 'text',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'digital_object', ['tenant_id', 'collection_id', 'created_at']);
  await createIndex(db, 'digital_object', ['tenant_id', 'kind', 'granted_on']);
  await createIndex(db, 'digital_object', ['tenant_id', 'bib_id']);
  await createIndex(db, 'digital_object', ['tenant_id', 'unit_code']);
  await createIndex(db, 'digital_object', ['tenant_id', 'policy_id']);
  await createIndex(db, 'digital_object', ['tenant_id', 'updated_at']);
  await createTable(db, 'digital_creator', ['tenant_id', 'person_id', 'object_id'], {
    tenant_id: 'text',
    person_id: 'text',
    object_id: 'text',
  });
  await createIndex(db, 'digital_creator', ['tenant_id', 'object_id']);
  await createTable(db, 'digital_file', ['id'], {
    id: 'text',
    tenant_id: 'text',
    object_id: 'text',
    position: 'integer',
    name: 'text',
    role: 'text',
    media_type: 'text',
    size: 'integer',
    sha256: 'text',
    file_name: 'text',
    pages: 'integer',
    state: 'text',
    described: 'text',
    policy_id: 'text',
    closed_until: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'digital_file', ['tenant_id', 'object_id', 'position']);
  await createIndex(db, 'digital_file', ['tenant_id', 'file_name']);
  await createIndex(db, 'digital_file', ['tenant_id', 'policy_id']);
  await createTable(db, 'reading_ticket', ['tenant_id', 'text_hash'], {
    tenant_id: 'text',
    text_hash: 'text',
    object_id: 'text',
    file_id: 'text',
    act: 'text',
    patron_id: 'text',
    session_hash: 'text',
    reader_name: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'reading_ticket', ['expires_at']);
  await createIndex(db, 'reading_ticket', ['tenant_id', 'patron_id']);
}
