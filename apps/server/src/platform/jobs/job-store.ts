import type { Schema as PayloadSchema } from '@lectern/contracts/kernel/endpoint';
import { toJson } from '../db/codecs.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import type { JobType, NewJob } from './job-type.ts';

const DEFAULT_ATTEMPTS = 5;

/** Orders work, in the transaction of what makes it necessary. Answers the job that waits or runs already where the key is taken. */
export async function enqueueJob<Payload extends PayloadSchema>(
  db: Db,
  type: JobType<Payload>,
  job: NewJob<Payload>,
): Promise<{ readonly id: string; readonly created: boolean }> {
  const id = newId();
  const inserted = await db
    .insertInto('job')
    .values({
      id,
      tenant_id: job.tenantId ?? null,
      kind: type.kind,
      lane: job.lane ?? type.lane,
      share: job.tenantId ?? '',
      payload: toJson(job.payload),
      unique_key: job.uniqueKey ?? null,
      state: 'waiting',
      run_at: job.runAt ?? job.now,
      attempts: 0,
      max_attempts: job.maxAttempts ?? DEFAULT_ATTEMPTS,
      lease_owner: null,
      lease_until: null,
      last_error: null,
      created_at: job.now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) return { id, created: true };
  const open = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', type.kind)
    .where('unique_key', '=', job.uniqueKey ?? '')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  // The other one ended between the two statements: then this order stands for itself.
  return open ? { id: open.id, created: false } : enqueueJob(db, type, job);
}

/** Lets a waiting job run earlier. */
export async function bringJobForward(db: Db, id: string, runAt: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ run_at: runAt })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('run_at', '>', runAt)
    .execute();
}

export async function findJob(db: Db, id: string) {
  return db.selectFrom('job').select(['state', 'last_error']).where('id', '=', id).executeTakeFirst();
}
