import { type RawBuilder, sql } from 'kysely';
import type { DaysPassed } from '../searchable.ts';
import type { Bit } from './codecs.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/*
 * Rows that are shown from a day to a day, both included: columns `shown_from` and `shown_to` with calendar dates, empty without a beginning
 * or an end.
 */

/** Tables of such rows, which are drafts until they are open. */
type DatedTable = {
  [Table in keyof Schema]: Schema[Table] extends {
    id: string;
    tenant_id: string;
    is_open: Bit;
    shown_from: string;
    shown_to: string;
  }
    ? Table
    : never;
}[keyof Schema];

/** Whether a row is shown on a day. */
export function shownOn(day: string): RawBuilder<boolean> {
  return sql<boolean>`(shown_from <= ${day} and (shown_to = '' or shown_to >= ${day}))`;
}

/**
 * Finds the ids of open rows of a table that begin or end to be shown between two days: on the day after its last one a row is out of sight.
 */
export function turnedIn(
  table: DatedTable,
): (db: Db, tenantId: string, days: DaysPassed) => Promise<string[]> {
  return async (db, tenantId, { from, to }) => {
    const begins = sql`shown_from > ${from} and shown_from <= ${to}`;
    const ends = sql`shown_to >= ${from} and shown_to < ${to}`;
    const open = sql`"tenant_id" = ${tenantId} and "is_open" = 1`;
    const turned = sql<{
      id: string;
    }>`select "id" from ${sql.table(table)} where ${open} and ((${begins}) or (${ends}))`;
    const { rows } = await turned.execute(db);
    return rows.map(({ id }) => id);
  };
}
