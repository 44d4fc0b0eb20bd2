import { type Kysely, sql } from 'kysely';
import { orderRemaps } from './order-remaps.ts';
import { createIndex, createTable } from './table.ts';

/** The key that editions of a work have in common, and what staff decided about it. Stored records get their key by reading them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bib')
    .addColumn('work_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await createIndex(db, 'bib', ['tenant_id', 'work_key'], { where: sql<boolean>`work_key <> ''` });
  await createTable(db, 'work_choice', ['tenant_id', 'source', 'control_number'], {
    tenant_id: 'text',
    source: 'text',
    control_number: 'text',
    work_key: 'text',
    chosen_at: 'text',
  });
  await orderRemaps(db);
}
