import { COPY_STEPS } from '@lectern/rules/requests/step-sets';
import type { Tx } from '../../../../platform/db/database.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { isForBibs } from '../store/request-editions.ts';
import { isInSteps } from './is-in-steps.ts';
import { allowedMove, moveRequest, type SeenRequest } from './move-request.ts';
import { seenRequests } from './request-store.ts';
import { serveFromShelf } from './serve-from-shelf.ts';

/**
 * A loan fulfils what its reader asked for: the request that the item was set aside for, else one for this item, else the oldest one that
 * any copy, of its title or of another of its editions, or this volume serves. A copy that is under way for a request that another copy fulfilled goes on to the next reader when it is
 * scanned. Answers the request.
 */
export async function fulfilRequest(
  tx: Tx,
  context: LocalContext,
  patronId: string,
  item: { readonly id: string; readonly bib_id: string; readonly volume: string },
): Promise<string | undefined> {
  const requests = await seenRequests(tx, context.tenantId)
    .select('request.wanted_item_id')
    .where('request.patron_id', '=', patronId)
    .where(isForBibs(context.tenantId, [item.bib_id]))
    .where((eb) => isInSteps(eb, COPY_STEPS))
    .where('request.ended_at', 'is', null)
    .orderBy('request.placed_at')
    .orderBy('request.id')
    .execute();
  const fulfilled =
    requests.find((request) => request.item_id === item.id) ??
    requests.find((request) => request.wanted_item_id === item.id) ??
    requests.find((request) => request.wanted_item_id === null && ['', item.volume].includes(request.volume));
  if (!fulfilled) return undefined;
  if (!(await end(tx, context, fulfilled, item))) return undefined;
  // The copy that was set aside for it, perhaps of another edition, may stand on its shelf.
  if (fulfilled.item_id !== null && fulfilled.item_id !== item.id) {
    const freed = { tenantId: context.tenantId, subjectIds: [fulfilled.bib_id], now: context.now };
    await serveFromShelf(tx, context, fulfilled.bib_id);
    if (fulfilled.bib_id !== item.bib_id) await context.events.send(tx, bibChanged, freed);
  }
  return fulfilled.id;
}

async function end(
  tx: Tx,
  context: LocalContext,
  request: SeenRequest,
  { id: item_id, bib_id }: { readonly id: string; readonly bib_id: string },
): Promise<boolean> {
  const lend = allowedMove(request, 'desk', 'lend');
  if (lend) await moveRequest(tx, context, request, { move: lend, mover: 'desk' }, { item_id, bib_id });
  // A parcel that is not packed yet: its reader came for the copy.
  const cancel = lend ? undefined : allowedMove(request, 'reader', 'cancel');
  if (cancel) await moveRequest(tx, context, request, { move: cancel, mover: 'reader' });
  return lend !== undefined || cancel !== undefined;
}
