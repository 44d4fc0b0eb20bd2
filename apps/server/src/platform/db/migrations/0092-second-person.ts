import type { Kysely } from 'kysely';

/** Who asked for a refund: above a limit, another person approves it. Empty of those of before, which nobody has to approve. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment_refund')
    .addColumn('asked_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
