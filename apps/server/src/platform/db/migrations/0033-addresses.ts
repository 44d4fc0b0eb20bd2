import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Readers' addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'address', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    address_type: 'text',
    country: 'text',
    area_code: 'text',
    details: 'text',
    postcode: 'text',
    recipient_name: 'text',
    phone: 'text',
    is_default: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'address', ['tenant_id', 'patron_id']);
  // One default address for a reader, whatever happens at once.
  await createIndex(db, 'address', ['patron_id'], { unique: true, where: sql<boolean>`is_default = 1` });
}
