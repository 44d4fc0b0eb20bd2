import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/** The oldest waiting job of a lane is the first of an index; jobs were found by their state and time alone before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_state_run_at`.execute(db);
  await createIndex(db, 'job', ['state', 'lane', 'run_at']);
}
