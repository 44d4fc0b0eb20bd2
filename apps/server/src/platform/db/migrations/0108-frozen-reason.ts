import type { Kysely } from 'kysely';

/** Why staff froze the account of a reader. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('patron')
    .addColumn('frozen_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
