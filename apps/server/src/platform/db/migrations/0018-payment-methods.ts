import type { Kysely } from 'kysely';

/** How a payment was made; nobody noted it of earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fine_entry')
    .addColumn('method', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
