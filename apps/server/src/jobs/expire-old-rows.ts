import { type RawBuilder, sql } from 'kysely';
import { later } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { type DatabaseKind, rowAddress } from '../db/dialect.ts';
import type { Schema } from '../db/schema.ts';

/** Rows that one statement deletes: each holds the write lock for a few milliseconds. */
const CHUNK = 1000;
/** Ended jobs are kept for people who look for what went wrong. */
const JOBS_KEPT_SECONDS = 7 * 24 * 60 * 60;
/** A revoked session may still be asked for, and then is told from one that never was. */
const REVOKED_KEPT_SECONDS = 24 * 60 * 60;

/** Deletes what time has made worthless, of all tenants: sessions, captchas, codes, counters, idempotency keys, ended jobs. Answers how many rows of each table. */
export async function expireOldRows(
  db: Db,
  kind: DatabaseKind,
  now: Date,
  signal?: AbortSignal,
): Promise<Partial<Record<keyof Schema, number>>> {
  const at = now.toISOString();
  const expired: Partial<Record<keyof Schema, RawBuilder<boolean>>> = {
    session: sql`expires_at <= ${at} or revoked_at <= ${later(now, -REVOKED_KEPT_SECONDS)}`,
    captcha: sql`expires_at <= ${at}`,
    verification_code: sql`expires_at <= ${at}`,
    attempt_counter: sql`window_ends_at <= ${at}`,
    rate_counter: sql`expires_at <= ${at}`,
    idempotency: sql`expires_at <= ${at}`,
    job: sql`state in ('done', 'failed') and finished_at <= ${later(now, -JOBS_KEPT_SECONDS)}`,
    lease: sql`until <= ${later(now, -REVOKED_KEPT_SECONDS)}`,
  };
  const deleted: Partial<Record<keyof Schema, number>> = {};
  for (const [table, condition] of Object.entries(expired)) {
    deleted[table as keyof Schema] = await deleteInChunks(db, kind, table, condition, signal);
  }
  return deleted;
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
