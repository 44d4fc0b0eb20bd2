import type { Kysely } from 'kysely';

/** How answers to a machine end. Those that are there already keep the carriage return of the standard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sip2_terminal')
    .addColumn('line_end', 'text', (column) => column.notNull().defaultTo('cr'))
    .execute();
}
