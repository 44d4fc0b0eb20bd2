import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_CANCELLABLE, REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from './lock-queue.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { findOwnRequest } from './own-requests.ts';
import { findSeen } from './request-store.ts';
import { serveFromShelf } from './serve-from-shelf.ts';

/** Cancels a patron's request; one that is cancelled already is answered as it is. */
export function cancelRequest(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
): ReturnType<IlsRequests['cancel']> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const own = await findOwnRequest(tx, context, patronId, requestId);
    if (!own) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, own.bibId);
    const seen = await findSeen(tx, tenantId, requestId);
    if (seen?.step === 'cancelled') return { ...own, step: seen.step };
    const move = seen && allowedMove(seen, 'reader', 'cancel');
    if (!move) return refuse(REQUEST_NOT_CANCELLABLE);
    const cancelled = await moveRequest(tx, context, seen, { move, mover: 'reader' });
    if (!cancelled) return refuse(REQUEST_NOT_CANCELLABLE);
    await serveFromShelf(tx, context, seen.bib_id);
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [seen.bib_id], now });
    return (await findOwnRequest(tx, context, patronId, requestId)) ?? refuse(REQUEST_NOT_FOUND);
  });
}
