import type { ActivityEvent } from '@lectern/contracts/shelf/activity/events';
import { sql } from 'kysely';
import { type Bit, toBit } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ActivityTable } from './tables.ts';

/** How often something was used on a day. */
export interface Clicks {
  readonly day: string;
  readonly event: ActivityEvent;
  readonly subject: string;
  readonly count: number;
}

export async function addClicks(tx: Tx, tenantId: string, clicks: readonly Clicks[]): Promise<void> {
  if (clicks.length === 0) return;
  // In one order, so that two processes that write the same counts do not wait for each other in a circle.
  const rows = clicks
    .map((one) => ({ tenant_id: tenantId, ...one }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await tx
    .insertInto('click_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'day', 'event', 'subject'])
        .doUpdateSet({ count: sql`click_count.count + excluded.count` }),
    )
    .execute();
}

function keyOf({ day, event, subject }: Clicks): string {
  return `${day} ${event} ${subject}`;
}

/** The ids among these that are works of the catalogue. */
export async function listKnownWorks(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The ids among these that have an account. */
export async function listKnownReaders(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A reader's choice about the records. */
export interface ActivityChoice {
  readonly patron_id: string;
  readonly is_off: Bit;
  readonly erased_at: string | null;
}

/** What readers chose, by reader; readers who chose nothing are left out. */
export async function listChoices(
  db: Db,
  tenantId: string,
  patronIds: readonly string[],
): Promise<ReadonlyMap<string, ActivityChoice>> {
  if (patronIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity_choice')
    .select(['patron_id', 'is_off', 'erased_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', 'in', patronIds)
    .execute();
  return new Map(rows.map((row) => [row.patron_id, row]));
}

/** Keeps what a reader chooses. What is left out stays as it was. */
export async function putChoice(
  db: Db,
  tenantId: string,
  patronId: string,
  { isOff, erasedAt, now }: { readonly isOff?: boolean; readonly erasedAt?: string; readonly now: string },
): Promise<void> {
  const change = {
    ...(isOff !== undefined && { is_off: toBit(isOff) }),
    ...(erasedAt !== undefined && { erased_at: erasedAt }),
    changed_at: now,
  };
  await db
    .insertInto('activity_choice')
    .values({ tenant_id: tenantId, patron_id: patronId, is_off: 0, erased_at: null, ...change })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patron_id']).doUpdateSet(change))
    .execute();
}

/** A reader's records since an instant, newest first. */
export async function listActivity(
  db: Db,
  tenantId: string,
  patronId: string,
  page: { readonly since: string; readonly offset: number; readonly limit: number },
): Promise<ActivityTable[]> {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('occurred_at', '>=', page.since)
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countActivity(
  db: Db,
  tenantId: string,
  patronId: string,
  since: string,
): Promise<number> {
  const row = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll<number>().as('records'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('occurred_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.records;
}

/** Erases a reader's records. Answers how many there were. */
export async function eraseActivity(db: Db, tenantId: string, patronId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('activity')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes records of a library that are older than an instant, so many at most. Answers how many. */
export async function dropOldActivity(
  db: Db,
  tenantId: string,
  before: string,
  limit: number,
): Promise<number> {
  const old = await db
    .selectFrom('activity')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('occurred_at', '<', before)
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await db.deleteFrom('activity').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
  return ids.length;
}
