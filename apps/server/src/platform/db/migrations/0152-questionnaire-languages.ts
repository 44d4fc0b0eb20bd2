import type { Kysely } from 'kysely';

/** Questionnaires in several languages: the language of the words that were there, and the words in others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, unknown] of [
    ['language', ''],
    ['translations', '[]'],
  ] as const)
    await db.schema
      .alterTable('questionnaire')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(unknown))
      .execute();
}
