import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Subscription } from './event-type.ts';

/** An event that waits for a consumer. */
export interface WaitingEvent {
  /** Counted up as events are written; on PostgreSQL a lower number may become visible after a higher one. */
  readonly seq: number;
  readonly tenantId: string;
  /** The id of what it happened to. */
  readonly subjectId: string;
}

type Named = Pick<Subscription, 'name'>;

/** Rows of one statement: both databases take far more parameters than these need. */
const CHUNK = 1000;

/** Notes events for one consumer. Domains send events by `deps.events` instead, which knows the consumers. */
export async function addEvents(
  tx: Tx,
  { name, hears }: Subscription,
  event: { readonly tenantId: string; readonly subjectIds: readonly string[]; readonly now: string },
): Promise<void> {
  const rows = event.subjectIds.map((subjectId) => ({
    tenant_id: event.tenantId,
    topic: hears.topic,
    consumer: name,
    subject_id: subjectId,
    created_at: event.now,
  }));
  await insertRows(tx, 'outbox_event', rows);
}

/** The oldest events that a consumer has not tried alone yet, of all tenants but those named, behind a number. */
export async function takeEvents(
  db: Db,
  consumer: Named,
  limit: number,
  { except = [], afterSeq = 0 }: { readonly except?: readonly string[]; readonly afterSeq?: number } = {},
): Promise<WaitingEvent[]> {
  let query = db
    .selectFrom('outbox_event')
    .select(['seq', 'tenant_id as tenantId', 'subject_id as subjectId'])
    .where('consumer', '=', consumer.name)
    .where('again_at', 'is', null)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit);
  if (except.length > 0) query = query.where('tenant_id', 'not in', [...except]);
  return query.execute();
}

export function byTenant(events: readonly WaitingEvent[]): ReadonlyMap<string, readonly WaitingEvent[]> {
  const found = new Map<string, WaitingEvent[]>();
  for (const event of events) {
    const list = found.get(event.tenantId) ?? [];
    found.set(event.tenantId, list);
    list.push(event);
  }
  return found;
}

/** The highest number of all events that wait. */
export async function newestSeq(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox_event')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Deletes what a consumer acted on. By number, not "all up to": an older number may become visible later. */
export async function deleteEvents(db: Db, seqs: readonly number[]): Promise<void> {
  for (let at = 0; at < seqs.length; at += CHUNK) {
    await db
      .deleteFrom('outbox_event')
      .where('seq', 'in', seqs.slice(at, at + CHUNK))
      .execute();
  }
}

/** A consumer's events of one tenant behind a number, oldest first: for a reader that deletes them later. */
export async function pageEvents(
  db: Db,
  consumer: Named,
  tenantId: string,
  { afterSeq, limit }: { readonly afterSeq: number; readonly limit: number },
): Promise<WaitingEvent[]> {
  return db
    .selectFrom('outbox_event')
    .select(['seq', 'tenant_id as tenantId', 'subject_id as subjectId'])
    .where('tenant_id', '=', tenantId)
    .where('consumer', '=', consumer.name)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/**
 * The tenants that have events for a consumer which may be tried at an instant, in the order of their ids. Each is sought behind the one
 * before in the index: how many events one of them has does not matter.
 */
export async function tenantsWithEvents(db: Db, { name }: Named, now: string): Promise<string[]> {
  const isDue = sql`consumer = ${name} and (again_at is null or again_at <= ${now})`;
  const { rows } = await sql<{ id: string }>`
    with recursive waiting (id) as (
      select min(tenant_id) from outbox_event where ${isDue}
      union all
      select (select min(tenant_id) from outbox_event where ${isDue} and tenant_id > waiting.id)
      from waiting where waiting.id is not null
    )
    select id from waiting where id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** The tenants with events that failed alone and may be tried again. */
export async function tenantsWithFailed(db: Db, { name }: Named, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_event')
    .select('tenant_id')
    .distinct()
    .where('consumer', '=', name)
    .where('again_at', '<=', now.toISOString())
    .execute();
  return rows.map(({ tenant_id }) => tenant_id);
}

/** How many events wait for a consumer, for each tenant that has any. */
export async function countEvents(db: Db, consumer: Named): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('outbox_event')
    .select(({ fn }) => ['tenant_id', fn.countAll<number>().as('count')])
    .where('consumer', '=', consumer.name)
    .groupBy('tenant_id')
    .execute();
  return new Map(rows.map((row) => [row.tenant_id, Number(row.count)]));
}
