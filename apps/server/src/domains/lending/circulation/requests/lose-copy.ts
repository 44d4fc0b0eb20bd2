import { moveOfVerb } from '@lectern/rules/requests/desk-lists';
import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { listCopiesFor, truthsOf } from './copies-for.ts';
import { allowedMove, moveRequest, type SeenRequest } from './move-request.ts';
import { seenRequests } from './request-store.ts';

/**
 * The copy of a request cannot be found: the next copy on a shelf serves it, else it waits in the queue, else it ends. Undefined if the
 * request has no such move. The caller holds the lock of the queue.
 */
export async function loseCopy(
  tx: Tx,
  context: LocalContext,
  request: SeenRequest,
): Promise<SeenRequest | undefined> {
  const copies = await listCopiesFor(tx, context.tenantId, request);
  const truths = truthsOf(copies);
  // Staff who look for a copy can miss it; one that was only set aside is lost without them.
  const move = allowedMove(request, 'desk', 'lose', truths) ?? moveOfVerb(request, 'not_found', truths);
  if (!move) return undefined;
  const waits = move.to === QUEUE_STEP || copies.length === 0;
  const next = waits ? undefined : copies.find((copy) => copy.on_shelf);
  return moveRequest(
    tx,
    context,
    request,
    { move, mover: 'desk' },
    { item_id: next?.id ?? null, kept_until: null },
  );
}

/** Ends the waiting requests of a title that no copy can serve any more. The caller holds the lock of the queue. */
export async function giveUpWithoutCopies(tx: Tx, context: LocalContext, bibId: string): Promise<void> {
  const waiting = await seenRequests(tx, context.tenantId)
    .where('request.bib_id', '=', bibId)
    .where('request.step', '=', QUEUE_STEP)
    .execute();
  for (const request of waiting) {
    const move = allowedMove(request, 'desk', 'give_up', ['no_copy_left']);
    if (!move) continue;
    const copies = await listCopiesFor(tx, context.tenantId, request);
    if (copies.length === 0) await moveRequest(tx, context, request, { move, mover: 'desk' });
  }
}
