import type { Kysely } from 'kysely';

/** When a loan that was called back was due before, and how often it was called back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('loan').addColumn('due_before_recall', 'text').execute();
  await db.schema
    .alterTable('loan')
    .addColumn('recalls', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
