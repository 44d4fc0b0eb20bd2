import type { Db } from '../platform/db/database.ts';
import { parkThing } from '../platform/events/failing-events.ts';
import { enqueueJob } from '../platform/jobs/job-store.ts';
import { jobType, NO_PAYLOAD } from '../platform/jobs/job-type.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const failingJob = jobType('covers.remove', 'bulk', NO_PAYLOAD);

interface FailedWorkOptions {
  readonly tenantId?: string;
  readonly failedAt?: string;
}

/** A job that was given up, of tenant `alpha` if nothing is said. Answers its id. */
export async function addFailedJob(
  db: Db,
  {
    tenantId = '1001',
    failedAt = NOW,
    isForgotten = false,
    uniqueKey,
  }: FailedWorkOptions & { readonly isForgotten?: boolean; readonly uniqueKey?: string } = {},
): Promise<string> {
  const order = { tenantId, payload: {}, now: NOW, ...(uniqueKey !== undefined && { uniqueKey }) };
  const { id } = await enqueueJob(db, failingJob, order);
  await db
    .updateTable('job')
    .set({
      state: 'failed',
      attempts: 5,
      last_error: 'no answer',
      finished_at: failedAt,
      is_final: Number(isForgotten),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A job that waits and has the key of one that was given up. Answers the id of the latter. */
export async function addTakenJob(db: Db, uniqueKey: string): Promise<string> {
  const id = await addFailedJob(db, { uniqueKey });
  await enqueueJob(db, failingJob, { tenantId: '1001', payload: {}, now: NOW, uniqueKey });
  return id;
}

/** An event that was set aside, of tenant `alpha` if nothing is said. Answers its number. */
export async function addParkedEvent(
  db: Db,
  {
    tenantId = '1001',
    failedAt = NOW,
    subjectId = 'thing',
  }: FailedWorkOptions & { readonly subjectId?: string } = {},
): Promise<string> {
  const event = { tenant_id: tenantId, topic: 'thing.moved', consumer: 'index', subject_id: subjectId };
  const { seq } = await db
    .insertInto('outbox_event')
    .values({ ...event, created_at: NOW })
    .returning('seq')
    .executeTakeFirstOrThrow();
  const thing = { subjectId, seqs: [seq], attempts: 8, ownFailures: 2, failedAt: NOW };
  const failure = { error: 'no index', now: new Date(failedAt) };
  await parkThing(db, { consumer: { name: 'index' }, tenantId }, thing, failure);
  return `${seq}`;
}
