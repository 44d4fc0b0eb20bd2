import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertNewRows } from '../../../../platform/db/insert-rows.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { SubscriptionHitTable, SubscriptionTable } from '../tables.ts';
import type { Owner } from './subscription-store.ts';

const CODES_AT_ONCE = 500;

/** Subscriptions that gather, by the code of their query. A deleted one goes on until it cannot come back. */
export async function findWatching(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Pick<SubscriptionTable, 'id' | 'patron_id' | 'rhythm' | 'since'>[]>> {
  const found = new Map<string, Pick<SubscriptionTable, 'id' | 'patron_id' | 'rhythm' | 'since'>[]>();
  for (let at = 0; at < codes.length; at += CODES_AT_ONCE) {
    const rows = await db
      .selectFrom('subscription')
      .select(['id', 'patron_id', 'code', 'rhythm', 'since'])
      .where('tenant_id', '=', tenantId)
      .where('code', 'in', codes.slice(at, at + CODES_AT_ONCE))
      .where('paused_at', 'is', null)
      .execute();
    for (const { code, ...row } of rows) {
      const others = found.get(code);
      if (others) others.push(row);
      else found.set(code, [row]);
    }
  }
  return found;
}

/** Adds what was found; what a subscription found before stays as it is. */
export async function addHits(tx: Tx, hits: readonly SubscriptionHitTable[]): Promise<void> {
  await insertNewRows(tx, 'subscription_hit', hits);
}

/** How much subscriptions found, and when they did last, by id. */
export async function countHits(
  db: Db,
  tenantId: string,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly found: number; readonly last: string }>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription_hit')
    .select([
      'subscription_id',
      (eb) => eb.fn.countAll<number>().as('found'),
      (eb) => eb.fn.max('found_at').as('last'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', 'in', [...subscriptionIds])
    .groupBy('subscription_id')
    .execute();
  return new Map(rows.map((row) => [row.subscription_id, { found: Number(row.found), last: row.last }]));
}

/** What a subscription found, newest first. */
export async function pageHits(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SubscriptionHitTable[]> {
  return db
    .selectFrom('subscription_hit')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('found_at', 'desc')
    .orderBy('record_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** A hit with the name of its subscription. */
export type NamedHit = Pick<SubscriptionHitTable, 'record_id' | 'title' | 'author' | 'found_at'> & {
  readonly term: string;
};

/** What all subscriptions of a reader found since an instant, newest first. */
export async function newestHits(
  db: Db,
  { tenantId, patronId }: Owner,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<NamedHit[]> {
  return db
    .selectFrom('subscription_hit as hit')
    .innerJoin('subscription', 'subscription.id', 'hit.subscription_id')
    .select(['hit.record_id', 'hit.title', 'hit.author', 'hit.found_at', 'subscription.term'])
    .where('hit.tenant_id', '=', tenantId)
    .where('hit.patron_id', '=', patronId)
    .where('hit.found_at', '>=', since)
    .where('subscription.tenant_id', '=', tenantId)
    .where('subscription.deleted_at', 'is', null)
    .orderBy('hit.found_at', 'desc')
    .orderBy('hit.record_id', 'desc')
    .limit(limit)
    .execute();
}

/** Sets when what a subscription found and was not told yet is to be told. */
export async function moveDue(
  tx: Tx,
  tenantId: string,
  subscriptionId: string,
  dueAt: string,
): Promise<void> {
  await tx
    .updateTable('subscription_hit')
    .set({ due_at: dueAt })
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .where('due_at', 'is not', null)
    .execute();
}

/** Readers to whom something is to be told by an instant. What paused and deleted subscriptions found waits. */
export async function listDueReaders(
  db: Db,
  tenantId: string,
  now: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription_hit as hit')
    .innerJoin('subscription', 'subscription.id', 'hit.subscription_id')
    .select('hit.patron_id')
    .distinct()
    .where('hit.tenant_id', '=', tenantId)
    .where('hit.due_at', '<=', now)
    .where('subscription.tenant_id', '=', tenantId)
    .where('subscription.deleted_at', 'is', null)
    .where('subscription.paused_at', 'is', null)
    .where('hit.patron_id', '>', after)
    .orderBy('hit.patron_id')
    .limit(limit)
    .execute();
  return rows.map(({ patron_id }) => patron_id);
}

/** What is to be told to a reader by an instant, and is taken as told. Two who take at once get no hit twice. */
export async function takeDue(
  tx: Tx,
  { tenantId, patronId }: Owner,
  now: string,
): Promise<{ readonly id: string; readonly term: string; readonly hits: SubscriptionHitTable[] }[]> {
  const active = await tx
    .selectFrom('subscription')
    .select(['id', 'term'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('deleted_at', 'is', null)
    .where('paused_at', 'is', null)
    .orderBy('created_at')
    .execute();
  if (active.length === 0) return [];
  const taken = await tx
    .updateTable('subscription_hit')
    .set({ due_at: null })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where(
      'subscription_id',
      'in',
      active.map(({ id }) => id),
    )
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  const hitsOf = groupBy(taken, (hit) => hit.subscription_id);
  return active.flatMap(({ id, term }) => {
    const hits = hitsOf.get(id);
    return hits ? [{ id, term, hits }] : [];
  });
}
