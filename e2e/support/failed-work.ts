import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Sqlite } from '@lectern/server/platform/db/sqlite-library';

/** What failed in the background of a demo library: no spec can make a server fail for one library alone. */
export interface FailedWork {
  readonly kind: string;
  readonly error: string;
  /** An event that was set aside; else a job. */
  readonly isEvent?: boolean;
  /** A job that cannot be done again. */
  readonly isForgotten?: boolean;
}

/** Gives a library failed work, in place of what it has, and a fault of work that is tried again. */
export function putFailedWork(path: string, works: readonly FailedWork[]): void {
  const database = new Sqlite(join(process.env.LECTERN_E2E_DATA ?? '', 'lectern.db'));
  try {
    const { id } = database.prepare('select id from tenant where mapping_path = ?').get(path) as {
      id: string;
    };
    const now = new Date().toISOString();
    database.prepare("delete from job where state = 'failed' and tenant_id = ?").run(id);
    database.prepare('delete from parked_event where tenant_id = ?').run(id);
    const addJob = database.prepare(
      `insert into job (id, tenant_id, kind, lane, share, payload, state, run_at, attempts, max_attempts, last_error, is_final, created_at,
        finished_at) values (?, ?, ?, 'bulk', ?, '{}', 'failed', ?, 5, 5, ?, ?, ?, ?)`,
    );
    const addEvent = database.prepare(
      `insert into parked_event (seq, tenant_id, topic, consumer, subject_id, created_at, attempts, error, parked_at)
        values (?, ?, 'thing.moved', ?, ?, ?, 8, ?, ?)`,
    );
    works.forEach(({ kind, error, isEvent, isForgotten }, at) => {
      if (isEvent) addEvent.run(1_000_000_000 + at, id, kind, randomUUID(), now, error, now);
      else addJob.run(randomUUID(), id, kind, id, now, error, Number(isForgotten ?? false), now, now);
    });
    database
      .prepare(
        `insert into tenant_fault (tenant_id, source, message, times, first_at, last_at) values (?, 'messages-of-requests', ?, 12, ?, ?)
          on conflict do nothing`,
      )
      .run(id, works[0]?.error ?? '', now, now);
  } finally {
    database.close();
  }
}
