import type { Db } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { freeItems } from './item-store.ts';
import { isNotSuspended, waitsForCopy } from './waiting-requests.ts';

/** How many other readers need one item. */
export interface Demand {
  waitingFor(item: { readonly bibId: string; readonly itemId: string }): number;
}

type DemandContext = Pick<LocalContext, 'tenantId' | 'today'>;

/**
 * Who else needs the items of these bibs. A request for one item concerns that item alone. A request for a title is content with any copy,
 * so these count only beyond the free copies that could serve them: with one reader waiting and one copy on the shelf, a renewal of another
 * copy takes nothing from anyone. A copy is free when it is on a lending shelf, not on loan and not itself waited for. The patron's own
 * requests never count, nor suspended ones, nor those that have a copy, nor what is asked of the reader who has it.
 */
export async function readDemand(
  db: Db,
  context: DemandContext,
  patronId: string,
  bibIds: readonly string[],
): Promise<Demand> {
  const requests = await waitingRequests(db, context, patronId, bibIds);
  if (requests.length === 0) return { waitingFor: () => 0 };
  const forItem = new Map<string, number>();
  const forTitle = new Map<string, number>();
  for (const { bib_id, wanted_item_id: itemId, readers } of requests) {
    if (itemId === null) forTitle.set(bib_id, readers);
    else forItem.set(itemId, readers);
  }
  const free = forTitle.size > 0 ? await freeItems(db, context.tenantId, [...forTitle.keys()]) : [];
  return {
    waitingFor({ bibId, itemId }) {
      const others = free.filter(
        (item) => item.bib_id === bibId && item.id !== itemId && !forItem.has(item.id),
      );
      return (forItem.get(itemId) ?? 0) + Math.max(0, (forTitle.get(bibId) ?? 0) - others.length);
    },
  };
}

async function waitingRequests(
  db: Db,
  { tenantId, today }: DemandContext,
  patronId: string,
  bibIds: readonly string[],
) {
  if (bibIds.length === 0) return [];
  return db
    .selectFrom('request')
    .select((eb) => ['bib_id', 'wanted_item_id', eb.fn.countAll<number>().as('readers')])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', [...new Set(bibIds)])
    .where(waitsForCopy())
    .where(isNotSuspended(today))
    .where('patron_id', '!=', patronId)
    .groupBy(['bib_id', 'wanted_item_id'])
    .execute();
}
