import type { Db } from '../../../../platform/db/database.ts';
import { freeItems } from './item-store.ts';
import { canServe, type QueueContext, readQueue } from './queue.ts';

/** How many other readers need one item. */
export interface Demand {
  waitingFor(item: { readonly bibId: string; readonly itemId: string; readonly volume: string }): number;
}

/**
 * Who else needs the items of these bibs. A request for one item concerns that item alone. A request for a title or volume is content with
 * any copy of it, so these count only beyond the free copies that could serve them: with one reader waiting and one copy on the shelf, a
 * renewal of another copy takes nothing from anyone. A copy is free when it is on a lending shelf, not on loan and not itself waited for.
 * The patron's own requests never count, nor those that the queue passes over, nor those that have a copy, nor what is asked of the reader
 * who has it.
 */
export async function readDemand(
  db: Db,
  context: QueueContext,
  patronId: string,
  bibIds: readonly string[],
): Promise<Demand> {
  const queue = (await readQueue(db, context, bibIds)).filter(({ patron_id }) => patron_id !== patronId);
  if (queue.length === 0) return { waitingFor: () => 0 };
  const forItem = new Set(queue.flatMap(({ wanted_item_id }) => wanted_item_id ?? []));
  const forTitle = queue.filter(({ wanted_item_id }) => wanted_item_id === null);
  const titles = [...new Set(forTitle.map(({ bib_id }) => bib_id))];
  const free = titles.length > 0 ? await freeItems(db, context.tenantId, titles) : [];
  return {
    waitingFor({ bibId, itemId, volume }) {
      const forThis = queue.filter(({ wanted_item_id }) => wanted_item_id === itemId).length;
      const needing = forTitle.filter(
        (request) => request.bib_id === bibId && canServe({ id: itemId, volume }, request),
      );
      const others = free.filter(
        (item) =>
          item.bib_id === bibId &&
          item.id !== itemId &&
          !forItem.has(item.id) &&
          needing.some((request) => canServe(item, request)),
      );
      return forThis + Math.max(0, needing.length - others.length);
    },
  };
}
