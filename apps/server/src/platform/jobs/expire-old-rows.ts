import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { type DatabaseKind, rowAddress } from '../db/dialect.ts';
import type { Schema } from '../db/schema.ts';
import { jobType, NO_PAYLOAD } from './job-type.ts';

/** Deletes what is over, every hour. */
export const expireJob = jobType('expire', 'clocks', NO_PAYLOAD);

/** The rows of a table that are no longer needed after some time, of all tenants. */
export interface Expiry {
  readonly table: keyof Schema;
  /** The condition of a row that is over at an instant. */
  readonly isOver: (now: Date) => RawBuilder<boolean>;
}

/** Rows that one statement deletes: each holds the write lock for a few milliseconds. */
const CHUNK = 1000;

/** Deletes what time has made worthless, of all tenants. Answers how many rows of each table. */
export async function expireOldRows(
  { db, databaseKind, now }: { readonly db: Db; readonly databaseKind: DatabaseKind; readonly now: Date },
  expiries: readonly Expiry[],
  signal?: AbortSignal,
): Promise<Partial<Record<keyof Schema, number>>> {
  const deleted: Partial<Record<keyof Schema, number>> = {};
  for (const { table, isOver } of expiries)
    deleted[table] = await deleteInChunks(db, databaseKind, table, isOver(now), signal);
  return deleted;
}

/** The calendar date (UTC) so many days ago: rows that are counted by day go by it. */
export function dayBefore(now: Date, days: number): string {
  return addDays(now.toISOString().slice(0, 'YYYY-MM-DD'.length), -days);
}

async function deleteInChunks(
  db: Db,
  kind: DatabaseKind,
  table: string,
  condition: RawBuilder<boolean>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const address = sql.ref(rowAddress(kind));
  let deleted = 0;
  while (!signal?.aborted) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ${address} in (select ${address} from ${sql.table(table)} where ${condition} limit ${CHUNK})
    `.execute(db);
    deleted += Number(numAffectedRows ?? 0n);
    if (Number(numAffectedRows ?? 0n) < CHUNK) break;
  }
  return deleted;
}
