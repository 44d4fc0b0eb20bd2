import type { Kysely } from 'kysely';

/** Loans that are due at an hour, and the rules that make them. Both are null where loans are due on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('loan').addColumn('due_at', 'text').execute();
  await db.schema.alterTable('loan_rule').addColumn('loan_hours', 'integer').execute();
  await db.schema.alterTable('loan_rule').addColumn('fine_per_hour', 'integer').execute();
}
