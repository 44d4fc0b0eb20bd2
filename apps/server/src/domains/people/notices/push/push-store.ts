import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { PushSubscription } from '../../../../ports/web-push/web-push-port.ts';
import type { PushSubscriptionTable } from '../tables.ts';

/** Whose browsers. */
export interface Owner {
  readonly tenantId: string;
  readonly patronId: string;
}

/** The browsers of a reader, newest first. */
export async function listSubscriptions(
  db: Db,
  { tenantId, patronId }: Owner,
): Promise<readonly PushSubscriptionTable[]> {
  return db
    .selectFrom('push_subscription')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findSubscription(
  db: Db,
  tenantId: string,
  id: string,
): Promise<PushSubscription | undefined> {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A browser shows the notifications of the reader who subscribed last. */
export async function putSubscription(
  tx: Tx,
  { tenantId, patronId }: Owner,
  { endpoint, p256dh, auth }: PushSubscription,
  now: string,
): Promise<void> {
  const row = { id: newId(), patron_id: patronId, p256dh, auth, created_at: now };
  await tx
    .insertInto('push_subscription')
    .values({ ...row, tenant_id: tenantId, endpoint })
    .onConflict((same) => same.columns(['tenant_id', 'endpoint']).doUpdateSet(row))
    .execute();
}

export async function deleteSubscriptions(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}
