import type { Selectable } from 'kysely';
import { later } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { backoffSeconds } from '../jobs/job-runner.ts';
import type { Subscription } from './event-type.ts';
import type { OutboxEventTable } from './tables.ts';

/** What a library's events for a consumer are about, with the events that wait for it: they are acted on together. */
export interface WaitingThing {
  readonly subjectId: string;
  readonly seqs: readonly number[];
  /** How often acting on it alone failed. */
  readonly attempts: number;
  /** How many of these failures were no outage of the whole queue. */
  readonly ownFailures: number;
  readonly failedAt: string | undefined;
}

/** A consumer's queue of one library. */
export interface Queue {
  readonly consumer: Pick<Subscription, 'name'>;
  readonly tenantId: string;
}

/** The things of the oldest events of a queue that were not tried alone yet; or of the newest ones, newest first. */
export async function freshThings(
  db: Db,
  queue: Queue,
  { limit, from = 'oldest' }: { readonly limit: number; readonly from?: 'oldest' | 'newest' },
): Promise<WaitingThing[]> {
  const rows = await eventsOf(db, queue)
    .where('again_at', 'is', null)
    .orderBy('seq', from === 'oldest' ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  return bySubject(rows);
}

/** The oldest things that failed alone and may be tried again. */
export async function failedThings(
  db: Db,
  queue: Queue,
  { limit, now }: { readonly limit: number; readonly now: string },
): Promise<WaitingThing[]> {
  const rows = await eventsOf(db, queue).where('again_at', '<=', now).orderBy('seq').limit(limit).execute();
  return bySubject(rows);
}

function eventsOf(db: Db, { consumer, tenantId }: Queue) {
  return db
    .selectFrom('outbox_event')
    .select(['seq', 'subject_id', 'attempts', 'own_failures', 'failed_at'])
    .where('tenant_id', '=', tenantId)
    .where('consumer', '=', consumer.name);
}

type EventRow = Pick<
  Selectable<OutboxEventTable>,
  'seq' | 'subject_id' | 'attempts' | 'own_failures' | 'failed_at'
>;

function bySubject(rows: readonly EventRow[]): WaitingThing[] {
  const things = new Map<string, WaitingThing>();
  for (const row of rows) {
    const { seqs = [], attempts = 0, ownFailures = 0, failedAt } = things.get(row.subject_id) ?? {};
    things.set(row.subject_id, {
      subjectId: row.subject_id,
      seqs: [...seqs, row.seq],
      attempts: Math.max(attempts, row.attempts),
      ownFailures: Math.max(ownFailures, row.own_failures),
      failedAt: failedAt ?? row.failed_at ?? undefined,
    });
  }
  return [...things.values()];
}

/** Notes that acting on a thing failed once more, by `attempts`: its events are tried again 2, 4, 8 ... seconds later. */
export async function postponeThing(
  db: Db,
  { consumer, tenantId }: Queue,
  { seqs, attempts, ownFailures }: WaitingThing,
  { error, now }: { readonly error: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('outbox_event')
    .set({
      attempts,
      own_failures: ownFailures,
      error,
      failed_at: now.toISOString(),
      again_at: later(now, backoffSeconds(attempts)),
    })
    .where('tenant_id', '=', tenantId)
    .where('consumer', '=', consumer.name)
    .where('seq', 'in', [...seqs])
    .execute();
}

/** Sets the events of a thing aside, with the error of the last attempt. */
export async function parkThing(
  db: Db,
  { tenantId }: Queue,
  { seqs, attempts }: WaitingThing,
  { error, now }: { readonly error: string; readonly now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .deleteFrom('outbox_event')
      .where('tenant_id', '=', tenantId)
      .where('seq', 'in', [...seqs])
      .returning(['seq', 'tenant_id', 'topic', 'consumer', 'subject_id', 'created_at'])
      .execute();
    const [first] = rows;
    if (!first) return;
    // The same work was set aside before: one row says it.
    await tx
      .deleteFrom('parked_event')
      .where('tenant_id', '=', tenantId)
      .where('consumer', '=', first.consumer)
      .where('subject_id', '=', first.subject_id)
      .execute();
    const fault = { attempts, error, parked_at: now.toISOString() };
    await tx
      .insertInto('parked_event')
      .values(rows.map((row) => ({ ...row, ...fault })))
      .execute();
  });
}

/** Deletes the events of things that were acted on, and those that were set aside for the same things: acting looks at the thing. */
export async function endThings(
  db: Db,
  { consumer, tenantId }: Queue,
  things: readonly WaitingThing[],
): Promise<void> {
  await db
    .deleteFrom('outbox_event')
    .where('tenant_id', '=', tenantId)
    .where(
      'seq',
      'in',
      things.flatMap(({ seqs }) => seqs),
    )
    .execute();
  await db
    .deleteFrom('parked_event')
    .where('tenant_id', '=', tenantId)
    .where('consumer', '=', consumer.name)
    .where(
      'subject_id',
      'in',
      things.map(({ subjectId }) => subjectId),
    )
    .execute();
}
