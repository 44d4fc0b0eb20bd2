import type { Kysely } from 'kysely';

/** Where a member of the staff works, kept with the session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['desk_library', 'desk_name']) {
    await db.schema
      .alterTable('session')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
}
