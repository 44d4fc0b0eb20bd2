import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** How readers arrange the menu of the personal centre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'personal_menu', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    key_order: 'text',
    hidden_keys: 'text',
    changed_at: 'text',
  });
}
