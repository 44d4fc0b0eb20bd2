import type { Kysely } from 'kysely';

/** Sessions of readers who want to stay signed in on a computer of their own. Those of before end with their window. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('stays', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
