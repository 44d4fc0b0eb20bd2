import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** Tables of classes by classification, and the classification with which each search index was built. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('class_entry')
    .addColumn('scheme', 'text', (column) => column.notNull().defaultTo('clc'))
    .execute();
  await createTable(db, 'search_index', ['tenant_id'], { tenant_id: 'text', class_scheme: 'text' });
}
