import type { Tx } from '../../../../platform/db/database.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { isForBibs, joinedBibs } from '../store/request-editions.ts';
import { queuedWithFreeCopies } from './copies-for.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { isBlocked } from './next-in-queue.ts';
import { findSeen } from './request-store.ts';

/** A request in the queue, and a copy that stands free on its shelf and can serve it. */
type Pair = Awaited<ReturnType<typeof listPairs>>[number];

/**
 * Sets the copies of a title that stand free on their shelves aside for readers in the queue, so that staff fetch them. The queues that are
 * joined with this one are served with it: whoever came free, or waits again, may do so for another edition. They are served in their order,
 * each reader with the copy that is nearest to the pickup place; blocked readers are passed over. Every act after which a copy may be free or
 * a request waits again ends here. The caller holds the lock of the queue.
 */
export async function serveFromShelf(tx: Tx, context: LocalContext, bibId: string): Promise<void> {
  const { tenantId, now } = context;
  const copiesOf = new Map<string, Pair[]>();
  for (const pair of await listPairs(tx, context, [...(await joinedBibs(tx, tenantId, [bibId]))])) {
    copiesOf.set(pair.request_id, [...(copiesOf.get(pair.request_id) ?? []), pair]);
  }
  const taken = new Map<string, Pair>();
  for (const pairs of copiesOf.values()) {
    const copy = nearest(pairs.filter(({ copy_id }) => !taken.has(copy_id)));
    if (!copy || (await isBlocked(tx, context, copy.patron_id))) continue;
    if (await setAside(tx, context, copy)) taken.set(copy.copy_id, copy);
  }
  const subjectIds = [...new Set([...taken.values()].map(({ bib_id }) => bib_id))];
  if (subjectIds.length > 0) await context.events.send(tx, bibChanged, { tenantId, subjectIds, now });
}

/** In the order of the queue; the copies of a request with those of its own edition first. */
function listPairs(tx: Tx, { tenantId, today }: LocalContext, bibIds: readonly string[]) {
  return queuedWithFreeCopies(tx, tenantId, today)
    .select(['request.id as request_id', 'request.patron_id', 'request.pickup_library'])
    .select(['item.id as copy_id', 'item.bib_id', 'item.library_code'])
    .where(isForBibs(tenantId, bibIds))
    .orderBy('request.priority', 'desc')
    .orderBy('request.placed_at')
    .orderBy('request.id')
    .orderBy((eb) => eb.case().when('item.bib_id', '=', eb.ref('request.bib_id')).then(0).else(1).end())
    .orderBy('item.library_code')
    .orderBy('item.barcode')
    .execute();
}

function nearest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.find(({ library_code, pickup_library }) => library_code === pickup_library) ?? pairs[0];
}

async function setAside(
  tx: Tx,
  context: LocalContext,
  { request_id, copy_id, bib_id }: Pair,
): Promise<boolean> {
  const request = await findSeen(tx, context.tenantId, request_id);
  const move = request && allowedMove(request, 'desk', 'set_aside', ['copy_on_shelf']);
  if (!move) return false;
  const change = { item_id: copy_id, bib_id };
  return (await moveRequest(tx, context, request, { move, mover: 'desk' }, change)) !== undefined;
}
