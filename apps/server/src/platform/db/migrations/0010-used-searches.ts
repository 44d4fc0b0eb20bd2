import { type Kysely, sql } from 'kysely';

/** When a kept search was last opened. Nobody knows it of earlier ones, so their year begins now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('saved_search').addColumn('used_at', 'text').execute();
  await sql`update saved_search set used_at = ${new Date().toISOString()}`.execute(db);
}
