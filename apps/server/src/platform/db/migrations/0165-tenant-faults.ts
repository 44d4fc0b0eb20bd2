import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** What goes wrong in the background of a library, one row for each work (platform/tenants/faults). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'tenant_fault', ['tenant_id', 'source'], {
    tenant_id: 'text',
    source: 'text',
    message: 'text',
    times: 'integer',
    first_at: 'text',
    last_at: 'text',
  });
}
