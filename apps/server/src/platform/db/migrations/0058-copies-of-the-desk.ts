import type { Kysely } from 'kysely';

/** Copies that staff added by hand: no record lists them, so imports must not take them for gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('item')
    .addColumn('added_at_desk', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
