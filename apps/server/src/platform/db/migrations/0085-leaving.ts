import type { Kysely } from 'kysely';

/** Readers who have left: their loans and fines still name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('patron').addColumn('left_at', 'text').execute();
}
