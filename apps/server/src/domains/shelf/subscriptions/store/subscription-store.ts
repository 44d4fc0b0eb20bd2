import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { SubscriptionTable } from '../tables.ts';

/** Whose subscriptions. */
export interface Owner {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Makes other changes to this reader's subscriptions wait: their limit is decided by all of them. */
export async function lockSubscriptions(tx: Tx, { tenantId, patronId }: Owner): Promise<void> {
  await lockName(tx, `subscriptions/${tenantId}/${patronId}`);
}

function ownRows(db: Db, { tenantId, patronId }: Owner) {
  return db
    .selectFrom('subscription')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('deleted_at', 'is', null);
}

export async function countSubscriptions(db: Db, owner: Owner): Promise<number> {
  const row = await ownRows(db, owner)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** Newest first. */
export async function pageSubscriptions(
  db: Db,
  owner: Owner,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SubscriptionTable[]> {
  return ownRows(db, owner)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findSubscription(
  db: Db,
  owner: Owner,
  id: string,
): Promise<SubscriptionTable | undefined> {
  return ownRows(db, owner).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The reader's subscription to a query, a deleted one too. */
export async function findByCode(
  db: Db,
  { tenantId, patronId }: Owner,
  code: string,
): Promise<SubscriptionTable | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('code', '=', code)
    .executeTakeFirst();
}

export async function insertSubscription(tx: Tx, row: SubscriptionTable): Promise<void> {
  await tx.insertInto('subscription').values(row).execute();
}

/** Changes subscriptions of a reader; answers how many. */
export async function changeSubscriptions(
  db: Db,
  { tenantId, patronId }: Owner,
  ids: readonly string[],
  change: Partial<Omit<SubscriptionTable, 'id' | 'tenant_id' | 'patron_id'>>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Which of these subscriptions of the reader are deleted and can come back, or are not deleted. */
export async function idsByState(
  db: Db,
  { tenantId, patronId }: Owner,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('subscription')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', 'in', [...ids])
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Subscriptions that were deleted before an instant. */
export async function listDeleted(
  db: Db,
  tenantId: string,
  before: string,
  limit: number,
): Promise<Pick<SubscriptionTable, 'id' | 'code'>[]> {
  return db
    .selectFrom('subscription')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', '<=', before)
    .limit(limit)
    .execute();
}

/** Removes subscriptions and what was found for them. */
export async function removeSubscriptions(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('subscription_hit')
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('subscription')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Subscriptions of a reader by id, without deleted ones. */
export async function namesOf(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<Pick<SubscriptionTable, 'id' | 'term' | 'paused_at'>[]> {
  if (ids.length === 0) return [];
  return ownRows(db, owner)
    .select(['id', 'term', 'paused_at'])
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .execute();
}
