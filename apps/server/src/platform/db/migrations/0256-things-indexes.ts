import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** The day for which the index of things was built, so that a new start need not build it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'things_index', ['tenant_id'], {
    tenant_id: 'text',
    day: 'text',
    version: 'integer',
  });
}
