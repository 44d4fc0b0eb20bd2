import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { maskError } from '../mask-error.ts';

/** A job that was given up after its attempts. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  /** Undefined for work of the whole installation. */
  readonly tenantId: string | undefined;
  /** As `maskError` leaves it. */
  readonly error: string;
  /** ISO 8601, UTC. */
  readonly failedAt: string;
}

/** Which failed jobs: of a tenant, the one with an id, or all if nothing is said. */
export interface FailedJobFilter {
  readonly tenantId?: string | undefined;
  readonly id?: string | undefined;
}

/** Failed jobs, those that failed last first. */
export async function listFailedJobs(db: Db, filter: FailedJobFilter, limit: number): Promise<FailedJob[]> {
  const rows = await failedJobs(db, filter)
    .select(['id', 'kind', 'tenant_id', 'last_error', 'finished_at'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, tenant_id, last_error, finished_at }) => ({
    id,
    kind,
    tenantId: tenant_id ?? undefined,
    // Versions before stored it as it came.
    error: maskError(last_error ?? ''),
    failedAt: finished_at ?? '',
  }));
}

/**
 * Lets failed jobs run again, with all their attempts. A job whose key another one has that waits or runs stays as it is: the other one
 * does its work. Answers how many wait now.
 */
export async function retryFailedJobs(db: Db, filter: FailedJobFilter, now: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const failed = await failedJobs(tx, filter).select('id').orderBy('id').execute();
    let retried = 0;
    for (const { id } of failed) {
      const { numUpdatedRows } = await tx
        .updateTable('job')
        .set({ state: 'waiting', attempts: 0, run_at: now, last_error: null, finished_at: null })
        .where('id', '=', id)
        .where('state', '=', 'failed')
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
      retried += Number(numUpdatedRows);
    }
    return retried;
  });
}

/** Deletes failed jobs and answers how many there were. */
export async function dropFailedJobs(db: Db, filter: FailedJobFilter): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('job').where(areFailed(filter)).executeTakeFirst();
  return Number(numDeletedRows);
}

function failedJobs(db: Db, filter: FailedJobFilter) {
  return db.selectFrom('job').where(areFailed(filter));
}

function areFailed({ tenantId, id }: FailedJobFilter) {
  return (eb: ExpressionBuilder<Schema, 'job'>) =>
    eb.and([
      eb('state', '=', 'failed'),
      ...(tenantId === undefined ? [] : [eb('tenant_id', '=', tenantId)]),
      ...(id === undefined ? [] : [eb('id', '=', id)]),
    ]);
}
