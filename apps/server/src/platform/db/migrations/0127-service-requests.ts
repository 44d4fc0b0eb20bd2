import { type Kysely, sql } from 'kysely';

/** Conversations about services: what a conversation is about is a column of its own, and so is what a form says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, initial] of [
    ['kind', 'problem'],
    ['details', '[]'],
  ] as const)
    await db.schema
      .alterTable('feedback')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute();
  await sql`update feedback set kind = 'record' where record_id <> ''`.execute(db);
}
