import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** The order of the cards of a library's home page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'home_layout', ['tenant_id'], {
    tenant_id: 'text',
    cards: 'text',
    changed_at: 'text',
  });
}
