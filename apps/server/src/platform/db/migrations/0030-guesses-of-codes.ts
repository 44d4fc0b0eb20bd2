import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/** To which contact a verification code was sent, and how often it was tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('verification_code')
    .addColumn('contact_hash', 'text', (definition) => definition.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('verification_code')
    .addColumn('guesses', 'integer', (definition) => definition.notNull().defaultTo(0))
    .execute();
  await createIndex(db, 'verification_code', ['tenant_id', 'subject', 'purpose']);
}
