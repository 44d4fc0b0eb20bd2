import type { Kysely } from 'kysely';
import { createIndex } from './table.ts';

/** By these indexes what is old of outside sources and interlibrary requests is found and deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'scholar_paper', ['updated_at']);
  await createIndex(db, 'interlibrary_request', ['step', 'step_since']);
  await createIndex(db, 'interlibrary_message', ['at']);
}
