import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Tables of classes that libraries load, and campuses as a level between libraries and shelving locations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'class_entry', ['tenant_id', 'notation', 'parent'], {
    tenant_id: 'text',
    notation: 'text',
    parent: 'text',
    names: 'text',
    position: 'integer',
  });
  await createIndex(db, 'class_entry', ['tenant_id', 'parent', 'position']);
  await createTable(db, 'campus', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    position: 'integer',
  });
  await db.schema
    .alterTable('location')
    .addColumn('campus_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
