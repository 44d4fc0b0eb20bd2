import type { Kysely } from 'kysely';

/** What an announcement is about: those about gifts stand on the page of gifts too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('announcement')
    .addColumn('topic', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
