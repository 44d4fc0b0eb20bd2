import type { Db } from '../../../platform/db/database.ts';
import { freeItems } from './item-store.ts';

/** How many other readers need one item. */
export interface Demand {
  waitingFor(item: { readonly bibId: string; readonly itemId: string }): number;
}

/**
 * Who else needs the items of these bibs. A hold on one item concerns that item alone. A hold on a title is content with any copy, so
 * title holds count only beyond the free copies that could serve them: with one reader waiting and one copy on the shelf, a renewal of
 * another copy takes nothing from anyone. A copy is free when it is on a lending shelf, not on loan and not itself waited for.
 * The patron's own holds never count.
 */
export async function readDemand(
  db: Db,
  tenantId: string,
  patronId: string,
  bibIds: readonly string[],
): Promise<Demand> {
  const holds = await waitingHolds(db, tenantId, patronId, bibIds);
  if (holds.length === 0) return { waitingFor: () => 0 };
  const forItem = new Map<string, number>();
  const forTitle = new Map<string, number>();
  for (const { bib_id, item_id, readers } of holds) {
    if (item_id === null) forTitle.set(bib_id, readers);
    else forItem.set(item_id, readers);
  }
  const free = forTitle.size > 0 ? await freeItems(db, tenantId, [...forTitle.keys()]) : [];
  return {
    waitingFor({ bibId, itemId }) {
      const others = free.filter(
        (item) => item.bib_id === bibId && item.id !== itemId && !forItem.has(item.id),
      );
      return (forItem.get(itemId) ?? 0) + Math.max(0, (forTitle.get(bibId) ?? 0) - others.length);
    },
  };
}

async function waitingHolds(db: Db, tenantId: string, patronId: string, bibIds: readonly string[]) {
  if (bibIds.length === 0) return [];
  return db
    .selectFrom('hold')
    .select((eb) => ['bib_id', 'item_id', eb.fn.countAll<number>().as('readers')])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', [...new Set(bibIds)])
    .where('status', '=', 'waiting')
    .where('patron_id', '!=', patronId)
    .groupBy(['bib_id', 'item_id'])
    .execute();
}
