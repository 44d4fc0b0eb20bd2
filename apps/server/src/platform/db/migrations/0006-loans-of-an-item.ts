import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/** Loans and holds of an item, also ended ones: a return asks for the hold of its item, an import for what its items are needed by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'loan', ['item_id']);
  await createIndex(db, 'hold', ['item_id']);
}
