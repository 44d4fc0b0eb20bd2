import { moveOfVerb } from '@lectern/rules/requests/desk-lists';
import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import type { Tx } from '../../../../platform/db/database.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { isForBibs } from '../store/request-editions.ts';
import { listCopiesFor, type PossibleCopy, truthsOf } from './copies-for.ts';
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
  if (next && next.bib_id !== request.bib_id) await tellOfCopy(tx, context, next);
  return moveRequest(
    tx,
    context,
    request,
    { move, mover: 'desk' },
    { item_id: next?.id ?? null, bib_id: next?.bib_id ?? request.bib_id, kept_until: null },
  );
}

/** The copy of another edition is set aside; the caller tells of the lost one. */
async function tellOfCopy(tx: Tx, { events, tenantId, now }: LocalContext, copy: PossibleCopy) {
  await events.send(tx, bibChanged, { tenantId, subjectIds: [copy.bib_id], now });
}

/** Ends the waiting requests of a title that no copy can serve any more. The caller holds the lock of the queue. */
export async function giveUpWithoutCopies(tx: Tx, context: LocalContext, bibId: string): Promise<void> {
  const waiting = await seenRequests(tx, context.tenantId)
    .where(isForBibs(context.tenantId, [bibId]))
    .where('request.step', '=', QUEUE_STEP)
    .execute();
  for (const request of waiting) {
    const move = allowedMove(request, 'desk', 'give_up', ['no_copy_left']);
    if (!move) continue;
    const copies = await listCopiesFor(tx, context.tenantId, request);
    if (copies.length === 0) await moveRequest(tx, context, request, { move, mover: 'desk' });
  }
}
