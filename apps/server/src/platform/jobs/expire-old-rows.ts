import { NO_HITS_KEPT_DAYS } from '@lectern/contracts/searches/list-searches-without-hits';
import { type RawBuilder, sql } from 'kysely';
import { HOT_WORD_DAYS } from '../../domains/searches/hot-word-policy.ts';
import { addDays, later } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { type DatabaseKind, rowAddress } from '../db/dialect.ts';
import type { Schema } from '../db/schema.ts';

/** Rows that one statement deletes: each holds the write lock for a few milliseconds. */
const CHUNK = 1000;
/** Ended jobs are kept for people who look for what went wrong. */
const JOBS_KEPT_SECONDS = 7 * 24 * 60 * 60;
/** A revoked session may still be asked for, and then is told from one that never was. */
const REVOKED_KEPT_SECONDS = 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** A month's salt goes when the month is over everywhere on earth. */
const SALT_KEPT_SECONDS = 2 * DAY_SECONDS;
/** A search that was not made again for a year is history to nobody. */
const HISTORY_KEPT_SECONDS = 365 * DAY_SECONDS;

/** Deletes what time has made worthless, of all tenants: sessions, captchas, codes, counters, idempotency keys, ended jobs, what was searched long ago. Answers how many rows of each table. */
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
    popular_word: sql`last_day < ${dayBefore(now, HOT_WORD_DAYS + 1)}`,
    popular_search: sql`day < ${dayBefore(now, HOT_WORD_DAYS + 1)}`,
    popular_search_salt: sql`period < ${later(now, -SALT_KEPT_SECONDS).slice(0, 'YYYY-MM'.length)}`,
    search_without_hits: sql`day < ${dayBefore(now, NO_HITS_KEPT_DAYS)}`,
    search_history: sql`searched_at <= ${later(now, -HISTORY_KEPT_SECONDS)}`,
  };
  const deleted: Partial<Record<keyof Schema, number>> = {};
  for (const [table, condition] of Object.entries(expired)) {
    deleted[table as keyof Schema] = await deleteInChunks(db, kind, table, condition, signal);
  }
  return deleted;
}

function dayBefore(now: Date, days: number): string {
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
