import type { Kysely } from 'kysely';

/** Libraries of the alliance that are reached by NCIP have two names there: their own, and that of this library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['agency', 'own_agency'])
    await db.schema
      .alterTable('alliance_peer')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}
