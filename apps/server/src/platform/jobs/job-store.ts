import type { Schema as PayloadSchema } from '@lectern/contracts/kernel/endpoint';
import type { ExpressionBuilder } from 'kysely';
import { later } from '../clock.ts';
import { fromJson, toJson } from '../db/codecs.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import type { Schema } from '../db/schema.ts';
import type { JobType, NewJob } from './job-type.ts';

/** A job as it is stored: its payload is read by its type's schema when it is run. */
export interface StoredJob {
  readonly id: string;
  readonly kind: string;
  readonly tenantId: string | undefined;
  readonly payload: unknown;
  /** This one included. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

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

/** A job that a process has, as it was last renewed. */
export interface RunningJob {
  readonly id: string;
  readonly lease_until: string | null;
}

/** The jobs that other processes than `owner` have. */
export async function findRunningJobs(
  db: Db,
  { kinds, owner }: { readonly kinds: readonly string[]; readonly owner: string },
): Promise<RunningJob[]> {
  if (kinds.length === 0) return [];
  return db
    .selectFrom('job')
    .select(['id', 'lease_until'])
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'running')
    .where('lease_owner', '!=', owner)
    .execute();
}

/** Takes up to `limit` jobs that are due, or `abandoned` by their process, for `owner`. No two processes get the same one. */
export async function claimJobs(
  db: Db,
  claim: {
    readonly kinds: readonly string[];
    readonly owner: string;
    readonly leaseSeconds: number;
    readonly limit: number;
    readonly abandoned: readonly RunningJob[];
  },
  now: Date,
): Promise<StoredJob[]> {
  if (claim.kinds.length === 0 || claim.limit <= 0) return [];
  const at = now.toISOString();
  const isDue = (eb: ExpressionBuilder<Schema, 'job'>) =>
    eb.or([
      eb.and([eb('state', '=', 'waiting'), eb('run_at', '<=', at)]),
      ...claim.abandoned.map(({ id, lease_until }) =>
        eb.and([eb('state', '=', 'running'), eb('id', '=', id), eb('lease_until', '=', lease_until)]),
      ),
    ]);
  const due = await db
    .selectFrom('job')
    .select(['id', 'kind', 'tenant_id', 'payload', 'attempts', 'max_attempts'])
    .where('kind', 'in', [...claim.kinds])
    .where(isDue)
    .orderBy('run_at')
    .limit(claim.limit)
    .execute();
  const claimed: StoredJob[] = [];
  for (const row of due) {
    const taken = await db
      .updateTable('job')
      .set({
        state: 'running',
        attempts: row.attempts + 1,
        lease_owner: claim.owner,
        lease_until: later(now, claim.leaseSeconds),
      })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where(isDue)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) continue;
    claimed.push({
      id: row.id,
      kind: row.kind,
      tenantId: row.tenant_id ?? undefined,
      payload: fromJson(row.payload),
      attempt: row.attempts + 1,
      maxAttempts: row.max_attempts,
    });
  }
  return claimed;
}

/** Keeps running jobs from being taken for dead. */
export async function renewJobs(db: Db, ids: readonly string[], owner: string, until: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('job')
    .set({ lease_until: until })
    .where('id', 'in', [...ids])
    .where('lease_owner', '=', owner)
    .where('state', '=', 'running')
    .execute();
}

/** How one run of a job ended. */
export type JobEnd =
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly error: string }
  /** To be run (again) at a time; `attempts` counts on from there. */
  | { readonly state: 'waiting'; readonly runAt: string; readonly attempts: number; readonly error?: string };

/** Writes how a job ended, if `owner` still holds it. */
export async function endJob(db: Db, id: string, owner: string, end: JobEnd, now: string): Promise<void> {
  await db
    .updateTable('job')
    .set({
      state: end.state,
      lease_owner: null,
      lease_until: null,
      last_error: 'error' in end ? (end.error ?? null) : null,
      ...(end.state === 'waiting' ? { run_at: end.runAt, attempts: end.attempts } : { finished_at: now }),
    })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'running')
    .execute();
}

export async function findJob(db: Db, id: string) {
  return db.selectFrom('job').select(['state', 'last_error']).where('id', '=', id).executeTakeFirst();
}
