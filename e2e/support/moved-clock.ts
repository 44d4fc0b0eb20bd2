import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Sqlite } from '@lectern/server/platform/db/sqlite-library';

/**
 * Moves the clock of one session on by some hours, for the server: its instants are so much earlier. The clock of the whole server would
 * end the sessions of other specs too.
 */
export function hoursPass(token: string, hours: number): void {
  change((database) => {
    const hash = createHash('sha256').update(token).digest('hex');
    const row = database
      .prepare('select last_seen_at, expires_at from session where token_hash = ?')
      .get(hash) as { last_seen_at: string; expires_at: string } | undefined;
    if (!row) throw new Error('there is no such session');
    const earlier = (instant: string) => new Date(Date.parse(instant) - hours * 3_600_000).toISOString();
    database
      .prepare('update session set last_seen_at = ?, expires_at = ? where token_hash = ?')
      .run(earlier(row.last_seen_at), earlier(row.expires_at), hash);
  });
}

/** Lets some days pass for the open requests of a reader. */
export function daysPassForRequests(primaryId: string, days: number): void {
  change((database) => {
    const rows = database
      .prepare(
        `select id, step_since, moves_at, kept_until from request
          where patron_id in (select id from patron where primary_id = ?) and ended_at is null`,
      )
      .all(primaryId) as {
      id: string;
      step_since: string;
      moves_at: string | null;
      kept_until: string | null;
    }[];
    const earlier = (instant: string) => new Date(Date.parse(instant) - days * 86_400_000).toISOString();
    const move = database.prepare(
      'update request set step_since = ?, moves_at = ?, kept_until = ? where id = ?',
    );
    for (const { id, step_since, moves_at, kept_until } of rows)
      move.run(
        earlier(step_since),
        moves_at && earlier(moves_at),
        kept_until && earlier(kept_until).slice(0, 10),
        id,
      );
  });
  lookAtRequests();
}

/** Has the server look now at the requests whose time has come, which it does every minute. */
export function lookAtRequests(): void {
  change((database) => bringForward(database, 'circulation.requests'));
}

/** Lets the time pass in which the messages of a reader are gathered into one. */
export function gatheringEnds(primaryId: string): void {
  change((database) => {
    const now = new Date().toISOString();
    database
      .prepare(
        `update message_order set send_at = min(send_at, ?)
          where patron_id in (select id from patron where primary_id = ?)`,
      )
      .run(now, primaryId);
    bringForward(database, 'messages.send');
  });
}

/** Has a job that repeats itself run now. */
function bringForward(database: Database, kind: string): void {
  const now = new Date().toISOString();
  database.prepare("update job set run_at = ? where kind = ? and state = 'waiting'").run(now, kind);
}

/** Makes a reader's password one that was chosen long ago. */
export function agePassword(primaryId: string): void {
  change((database) => {
    const old = '2010-01-01T00:00:00.000Z';
    database.prepare('update account set password_changed_at = ? where primary_id = ?').run(old, primaryId);
  });
}

type Database = InstanceType<typeof Sqlite>;

function change(how: (database: Database) => void): void {
  const database = new Sqlite(join(process.env.LECTERN_E2E_DATA ?? '', 'lectern.db'));
  try {
    how(database);
  } finally {
    database.close();
  }
}
