import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** Who of the staff last made, changed or reset the account of whom, and who last gave whom rights: a second person must not be the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_change', ['tenant_id', 'staff_id', 'by_staff_id', 'what'], {
    tenant_id: 'text',
    staff_id: 'text',
    by_staff_id: 'text',
    what: 'text',
    at: 'text',
  });
}
