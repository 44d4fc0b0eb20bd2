import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { queuedWithFreeCopies } from './copies-for.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { isBlocked } from './next-in-queue.ts';
import { findSeen } from './request-store.ts';

/** A request in the queue, and a copy that stands free on its shelf and can serve it. */
type Pair = Awaited<ReturnType<typeof listPairs>>[number];

/**
 * Sets the copies of a title that stand free on their shelves aside for readers in the queue, so that staff fetch them. The queue is served
 * in its order, each reader with the copy that is nearest to the pickup place; blocked readers are passed over. Answers how many were
 * served. The caller holds the lock of the queue.
 */
export async function serveFromShelf(tx: Tx, context: LocalContext, bibId: string): Promise<number> {
  const copiesOf = new Map<string, Pair[]>();
  for (const pair of await listPairs(tx, context, bibId)) {
    copiesOf.set(pair.request_id, [...(copiesOf.get(pair.request_id) ?? []), pair]);
  }
  const taken = new Set<string>();
  for (const pairs of copiesOf.values()) {
    const copy = nearest(pairs.filter(({ copy_id }) => !taken.has(copy_id)));
    if (!copy || (await isBlocked(tx, context, copy.patron_id))) continue;
    if (await setAside(tx, context, copy)) taken.add(copy.copy_id);
  }
  return taken.size;
}

/** In the order of the queue. */
function listPairs(tx: Tx, { tenantId, today }: LocalContext, bibId: string) {
  return queuedWithFreeCopies(tx, tenantId, today)
    .select(['request.id as request_id', 'request.patron_id', 'request.pickup_library'])
    .select(['item.id as copy_id', 'item.library_code'])
    .where('request.bib_id', '=', bibId)
    .orderBy('request.priority', 'desc')
    .orderBy('request.placed_at')
    .orderBy('request.id')
    .orderBy('item.library_code')
    .orderBy('item.barcode')
    .execute();
}

function nearest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.find(({ library_code, pickup_library }) => library_code === pickup_library) ?? pairs[0];
}

async function setAside(tx: Tx, context: LocalContext, { request_id, copy_id }: Pair): Promise<boolean> {
  const request = await findSeen(tx, context.tenantId, request_id);
  const move = request && allowedMove(request, 'desk', 'set_aside', ['copy_on_shelf']);
  if (!move) return false;
  return (
    (await moveRequest(tx, context, request, { move, mover: 'desk' }, { item_id: copy_id })) !== undefined
  );
}
