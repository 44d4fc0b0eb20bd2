import type { Tx } from '../../../platform/db/database.ts';
import { removeUnused } from './store/query-store.ts';

/** Removes the subscriptions of a reader who leaves, what was found for them, and the feed. */
export async function forgetSubscriptions(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  const own = await tx
    .selectFrom('subscription')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
  for (const table of ['subscription_hit', 'subscription', 'subscription_feed'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
  await removeUnused(
    tx,
    tenantId,
    own.map(({ code }) => code),
  );
}
