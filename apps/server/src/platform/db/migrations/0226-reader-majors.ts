import type { Kysely } from 'kysely';

/** What a reader studies, as the library knows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('patron')
    .addColumn('major', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
