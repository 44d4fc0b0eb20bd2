import { PostgresAdapter, sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Makes other transactions that lock the same name wait until this one ends, where there is no row to lock. SQLite has one writer at a
 * time, so that its transactions wait for each other anyway.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
