import type { Kysely } from 'kysely';
import { createIndex, createTable } from '../table.ts';

export async function createTenants(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'tenant', ['id'], {
    id: 'text',
    mapping_path: 'text',
    settings: 'text',
    settings_revision: 'integer',
    created_at: 'text',
  });
  await createIndex(db, 'tenant', ['mapping_path'], { unique: true });
  await createTable(db, 'library', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    addresses: 'text',
    opening_hours: 'text',
    position: 'integer',
  });
  await createTable(db, 'location', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    library_code: 'text',
    names: 'text',
    reference_only: 'integer',
    position: 'integer',
  });
  await createTable(db, 'popular_search', ['tenant_id', 'search_key', 'caller_hash', 'day'], {
    tenant_id: 'text',
    search_key: 'text',
    search_text: 'text',
    caller_hash: 'text',
    day: 'text',
  });
  await createIndex(db, 'popular_search', ['tenant_id', 'day']);
}
