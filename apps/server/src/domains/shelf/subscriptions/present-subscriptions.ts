import type { Subscription } from '@lectern/contracts/shelf/subscriptions/subscription';
import type { Db } from '../../../platform/db/database.ts';
import { readSavedState } from '../../discovery/search/saved/saved-state.ts';
import { countHits } from './store/hit-store.ts';
import { findStates } from './store/query-store.ts';
import type { SubscriptionTable } from './tables.ts';

/** Subscriptions as their reader sees them. */
export async function presentSubscriptions(
  db: Db,
  tenantId: string,
  rows: readonly SubscriptionTable[],
): Promise<Subscription[]> {
  const [states, counts] = await Promise.all([
    findStates(
      db,
      tenantId,
      rows.map(({ code }) => code),
    ),
    countHits(
      db,
      tenantId,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const hits = counts.get(row.id);
    return {
      subscriptionId: row.id,
      kind: row.kind,
      term: row.term,
      state: readSavedState(states.get(row.code) ?? '{}'),
      rhythm: row.rhythm,
      paused: row.paused_at !== null,
      createdAt: row.created_at,
      found: hits?.found ?? 0,
      lastFoundAt: hits?.last ?? null,
    };
  });
}

export async function presentSubscription(
  db: Db,
  tenantId: string,
  row: SubscriptionTable,
): Promise<Subscription> {
  const [only] = await presentSubscriptions(db, tenantId, [row]);
  if (!only) throw new Error('a subscription was not presented');
  return only;
}
