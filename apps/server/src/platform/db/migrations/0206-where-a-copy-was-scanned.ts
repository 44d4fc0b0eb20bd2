import { type Kysely, sql } from 'kysely';

/**
 * The library that scanned a copy last. A withdrawn copy says since when it is away only where it must be looked for; those that were
 * withdrawn before are in nobody's hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('item').addColumn('scanned_library', 'text').execute();
  await sql`update item set status_since = null where status = 'withdrawn'`.execute(db);
}
