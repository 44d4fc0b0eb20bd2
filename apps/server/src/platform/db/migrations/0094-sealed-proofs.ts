import type { Kysely } from 'kysely';

/** What a paper says, sealed with the code that is printed on it: for papers of which nothing else is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('proof')
    .addColumn('sealed', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
