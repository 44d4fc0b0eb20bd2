import type { Db } from '../db/database.ts';
import { countFailedJobs, dropFailedJobs, listFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import type { FailedWork, FailedWorkFilter } from './failed-work.ts';
import { countParkedEvents, dropParkedEvents, listParkedEvents, retryParkedEvents } from './parked-events.ts';

/** Jobs and events that were given up, the last ones first. */
export async function listFailedWork(db: Db, filter: FailedWorkFilter, limit: number): Promise<FailedWork[]> {
  const { jobs, events } = kindsOf(filter);
  const listed = [
    ...(jobs ? await listFailedJobs(db, filter, limit) : []),
    ...(events ? await listParkedEvents(db, filter, limit) : []),
  ];
  return listed.sort((one, other) => other.failedAt.localeCompare(one.failedAt)).slice(0, limit);
}

export async function countFailedWork(db: Db, filter: FailedWorkFilter): Promise<number> {
  const { jobs, events } = kindsOf(filter);
  return (jobs ? await countFailedJobs(db, filter) : 0) + (events ? await countParkedEvents(db, filter) : 0);
}

/** How much failed work each library has that has any. */
export async function countFailedByLibrary(db: Db): Promise<ReadonlyMap<string, number>> {
  const jobs = db
    .selectFrom('job')
    .select('tenant_id')
    .where('state', '=', 'failed')
    .where('tenant_id', 'is not', null);
  const rows = await db
    .selectFrom(jobs.unionAll(db.selectFrom('parked_event').select('tenant_id')).as('work'))
    .select(({ fn }) => ['work.tenant_id', fn.countAll<number | string>().as('count')])
    .groupBy('work.tenant_id')
    .execute();
  return new Map(rows.map(({ tenant_id, count }) => [tenant_id ?? '', Number(count)]));
}

/** Does it once more. Answers how much of it: a job may be forgotten, or another one may do its work already. */
export async function retryFailedWork(db: Db, filter: FailedWorkFilter, now: string): Promise<number> {
  const { jobs, events } = kindsOf(filter);
  return (
    (jobs ? await retryFailedJobs(db, filter, now) : 0) + (events ? await retryParkedEvents(db, filter) : 0)
  );
}

/** Deletes it; the work is not done. Answers how much there was. */
export async function dropFailedWork(db: Db, filter: FailedWorkFilter): Promise<number> {
  const { jobs, events } = kindsOf(filter);
  return (jobs ? await dropFailedJobs(db, filter) : 0) + (events ? await dropParkedEvents(db, filter) : 0);
}

/** Numbers are those of events. As many digits are in every number that a database gives. */
const EVENT_NUMBER = /^\d{1,15}$/;

function kindsOf({ id }: FailedWorkFilter): { readonly jobs: boolean; readonly events: boolean } {
  const isEvent = id !== undefined && EVENT_NUMBER.test(id);
  return { jobs: !isEvent, events: id === undefined || isEvent };
}
