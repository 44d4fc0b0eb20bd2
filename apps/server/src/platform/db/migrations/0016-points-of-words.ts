import { type Kysely, sql } from 'kysely';

/** Callers count by what they are: a reader two points, an address block one. Nobody knows which those of before were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('popular_word').renameColumn('callers', 'points').execute();
  await sql`update popular_word set points = points * 2`.execute(db);
}
