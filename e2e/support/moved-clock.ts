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

/** Makes a reader's password one that was chosen long ago. */
export function agePassword(primaryId: string): void {
  change((database) => {
    const old = '2010-01-01T00:00:00.000Z';
    database.prepare('update account set password_changed_at = ? where primary_id = ?').run(old, primaryId);
  });
}

function change(how: (database: InstanceType<typeof Sqlite>) => void): void {
  const database = new Sqlite(join(process.env.LECTERN_E2E_DATA ?? '', 'lectern.db'));
  try {
    how(database);
  } finally {
    database.close();
  }
}
