import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/dialect.ts';
import type { Schema } from '../db/schema.ts';
import { maskError } from '../mask-error.ts';
import { CHUNK, inChunks } from './chunks.ts';
import type { FailedWork, FailedWorkFilter } from './failed-work.ts';

/** Failed jobs, those that failed last first. */
export async function listFailedJobs(db: Db, filter: FailedWorkFilter, limit: number): Promise<FailedWork[]> {
  const rows = await db
    .selectFrom('job')
    .select(['id', 'kind', 'tenant_id', 'attempts', 'last_error', 'finished_at', 'is_final'])
    .where(areFailed(filter))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, tenant_id, attempts, last_error, finished_at, is_final }) => ({
    id,
    kind,
    tenantId: tenant_id ?? undefined,
    attempts,
    // Versions before stored it as it came.
    error: maskError(last_error ?? ''),
    failedAt: finished_at ?? '',
    canRetry: is_final === 0,
  }));
}

export async function countFailedJobs(db: Db, filter: FailedWorkFilter): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(areFailed(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Lets failed jobs run again, with all their attempts. A job stays as it is if what it needs is forgotten, or if a job with the same key
 * waits or runs: that one does its work. Answers how many wait now.
 */
export async function retryFailedJobs(db: Db, filter: FailedWorkFilter, now: string): Promise<number> {
  return inChunks(pageOf(db, filter), async (ids) => {
    let retried = await retryAtOnce(db, filter, ids, now);
    // One after the other: of two jobs with the same key only the first one may wait.
    for (const { id } of await withKeys(db, filter, ids))
      retried += await retryKeyed(db, { ...filter, id }, now).catch(noneIfTaken);
    return retried;
  });
}

/** A job with the same key can be sent in the moment in which this one is retried. */
function noneIfTaken(error: unknown): number {
  if (isUniqueViolation(error)) return 0;
  throw error;
}

const again = (now: string) =>
  ({ state: 'waiting', attempts: 0, run_at: now, last_error: null, finished_at: null }) as const;

async function retryAtOnce(
  db: Db,
  filter: FailedWorkFilter,
  ids: readonly string[],
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set(again(now))
    .where(areFailed(filter))
    .where('id', 'in', [...ids])
    .where('is_final', '=', 0)
    .where('unique_key', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function withKeys(db: Db, filter: FailedWorkFilter, ids: readonly string[]) {
  return db
    .selectFrom('job')
    .select('id')
    .where(areFailed(filter))
    .where('id', 'in', [...ids])
    .where('unique_key', 'is not', null)
    .orderBy('id')
    .execute();
}

async function retryKeyed(db: Db, filter: FailedWorkFilter, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set(again(now))
    .where(areFailed(filter))
    .where('is_final', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('job as open')
            .select('open.id')
            .whereRef('open.kind', '=', 'job.kind')
            .whereRef('open.unique_key', '=', 'job.unique_key')
            .where('open.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes failed jobs and answers how many there were. */
export async function dropFailedJobs(db: Db, filter: FailedWorkFilter): Promise<number> {
  return inChunks(pageOf(db, filter), async (ids) => {
    const { numDeletedRows } = await db
      .deleteFrom('job')
      .where(areFailed(filter))
      .where('id', 'in', [...ids])
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

function pageOf(db: Db, filter: FailedWorkFilter) {
  return async (after: string | undefined): Promise<string[]> => {
    const rows = await db
      .selectFrom('job')
      .select('id')
      .where(areFailed(filter))
      .where('id', '>', after ?? '')
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    return rows.map(({ id }) => id);
  };
}

function areFailed({ tenantId, id }: FailedWorkFilter) {
  return (eb: ExpressionBuilder<Schema, 'job'>) =>
    eb.and([
      eb('state', '=', 'failed'),
      ...(tenantId === undefined ? [] : [eb('tenant_id', '=', tenantId)]),
      ...(id === undefined ? [] : [eb('id', '=', id)]),
    ]);
}
