import { type Kysely, sql } from 'kysely';

/** Forgets kept counts of items that do not say how many may be borrowed; the next answer of the library system replaces them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from known_holdings where question = 'availability'`.execute(db);
}
