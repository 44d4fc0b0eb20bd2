import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Shelves by ranges of call numbers, and floor plans on which they are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'shelf_range', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    library_code: 'text',
    location_code: 'text',
    shelf: 'text',
    scheme: 'text',
    first_number: 'text',
    last_number: 'text',
    plan_code: 'text',
    shape_id: 'text',
    position: 'integer',
  });
  await createIndex(db, 'shelf_range', ['tenant_id', 'location_code']);
  await createTable(db, 'floor_plan', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    svg: 'text',
    updated_at: 'text',
  });
}
