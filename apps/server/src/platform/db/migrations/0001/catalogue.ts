import type { Kysely } from 'kysely';
import { bytesColumn, type DatabaseKind, wholeColumn } from '../../dialect.ts';
import { createIndex, createTable } from '../table.ts';

export async function createCatalogue(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'bib', ['id'], {
    id: 'text',
    tenant_id: 'text',
    source: 'text',
    control_number: 'text',
    bib: 'text',
    title: 'text',
    author: 'text',
    doc_type: 'text',
    'year?': 'integer',
    content_hash: 'text',
    mapping_version: 'integer',
    suppressed: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'bib', ['tenant_id', 'source', 'control_number'], { unique: true });
  await createIndex(db, 'bib', ['tenant_id', 'created_at', 'id']);
  await createTable(db, 'bib_source', ['bib_id'], {
    bib_id: 'text',
    tenant_id: 'text',
    raw: bytesColumn(kind),
    format: 'text',
    encoding: 'text',
    flavour: 'text',
    item_profile: 'text',
  });
  await createTable(db, 'item', ['id'], {
    id: 'text',
    tenant_id: 'text',
    bib_id: 'text',
    barcode: 'text',
    library_code: 'text',
    location_code: 'text',
    call_number: 'text',
    volume: 'text',
    copy_number: 'text',
    item_type: 'text',
    status: 'text',
    recalled: 'integer',
    shelf: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'item', ['tenant_id', 'barcode'], { unique: true });
  await createIndex(db, 'item', ['tenant_id', 'bib_id']);
  await createTable(db, 'import_run', ['id'], {
    id: 'text',
    tenant_id: 'text',
    source: 'text',
    file_name: 'text',
    file_size: wholeColumn(kind),
    file_version: 'text',
    records_done: 'integer',
    state: 'text',
    counts: 'text',
    started_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'import_run', ['tenant_id', 'source']);
}
