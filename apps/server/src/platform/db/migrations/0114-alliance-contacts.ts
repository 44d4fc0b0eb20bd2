import type { Kysely } from 'kysely';

/** When a library of the alliance was asked and heard last, and what was wrong with its last answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['asked_at', 'heard_at'])
    await db.schema.alterTable('alliance_peer').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('alliance_peer')
    .addColumn('fault', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
