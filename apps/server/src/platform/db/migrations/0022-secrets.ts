import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** Sealed passwords and keys of tenants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'secret', ['tenant_id', 'name'], {
    tenant_id: 'text',
    name: 'text',
    key_id: 'text',
    sealed: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
}
