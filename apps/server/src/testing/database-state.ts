import { createHash } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';
import type { Schema } from '../platform/db/schema.ts';

/**
 * What a refused call may change: counters of calls and failures, and the captcha that it used up. Clicks of calls before it are written
 * some time later.
 */
const COUNTERS = ['rate_counter', 'attempt_counter', 'captcha', 'activity', 'click_count'];

/** Any call notes when its session was used last. */
const NOTES = ['last_seen_at'];

/** Statements that change no rows that are watched. All others may, also those in a form that is not known here. */
const CHANGES_NOTHING = new RegExp(
  [
    '^(select|begin|commit|rollback|savepoint|release|start transaction)\\b',
    `^(insert into|update|delete from) "(${COUNTERS.join('|')})" `,
    `^update "session" set "last_seen_at" = \\S+, "closing_at" = \\S+ where `,
  ].join('|'),
);

/** Whether a statement may have changed the state of the database: only then it is read again. */
export function mayChangeState(statement: string): boolean {
  return !CHANGES_NOTHING.test(statement);
}

function withoutNotes(key: string, value: unknown): unknown {
  return NOTES.includes(key) ? undefined : value;
}

/** A function that reads the state of the database: one hash of each table's rows. Counters are left out. */
export async function watchDatabase(db: Db): Promise<() => Promise<Readonly<Record<string, string>>>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as keyof Schema);
  const watched = tables.filter((table) => !COUNTERS.includes(table)).sort();
  return async () => {
    const state: Record<string, string> = {};
    for (const table of watched) {
      const rows = await db.selectFrom(table).selectAll().execute();
      const lines = rows.map((row) => JSON.stringify(row, withoutNotes)).sort();
      state[table] = createHash('sha256').update(lines.join('\n')).digest('base64url');
    }
    return state;
  };
}
