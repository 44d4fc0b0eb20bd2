import type { Kysely } from 'kysely';

/** A lease ends when its beat stands still, whatever the clocks say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lease')
    .addColumn('beat', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
