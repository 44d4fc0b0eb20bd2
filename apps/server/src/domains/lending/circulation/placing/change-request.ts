import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_CHANGEABLE, REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { REQUEST_PLACE_NOT_SERVED } from '@lectern/contracts/lending/requests/placing-errors';
import { PICKED_UP_KINDS } from '@lectern/rules/requests/steps';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsRequests, RequestWishes } from '../../../../ports/ils/ils-requests.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { allowedMove } from '../requests/move-request.ts';
import { findOwnRequest } from '../requests/own-requests.ts';
import { findSeen } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { placesOf } from './consider-kind.ts';
import { listLibraryCodes } from './placing-store.ts';

/** Changes the pickup place and the contact of a patron's request that waits in the queue. Its place there is the time of placing: it stays. */
export function changeRequest(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
  { pickupLibrary, contact }: RequestWishes,
): ReturnType<NonNullable<IlsRequests['change']>> {
  const { tenantId } = context;
  return inTransaction(db, async (tx) => {
    const own = await findOwnRequest(tx, context, patronId, requestId);
    if (!own) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, own.bibId);
    const seen = await findSeen(tx, tenantId, requestId);
    // What can be suspended waits in the queue: no copy is on its way for it.
    const waits = seen && allowedMove(seen, 'reader', 'suspend');
    if (!waits || !PICKED_UP_KINDS.includes(own.kind)) return refuse(REQUEST_NOT_CHANGEABLE);
    const places = placesOf(own.kind, await listLibraryCodes(tx, tenantId), context.policy.requests);
    if (pickupLibrary !== own.pickupLibrary && !places.includes(pickupLibrary))
      return refuse(REQUEST_PLACE_NOT_SERVED);
    await tx
      .updateTable('request')
      .set({ pickup_library: pickupLibrary, contact: contact ?? own.contact })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', requestId)
      .execute();
    await serveFromShelf(tx, context, seen.bib_id);
    return (await findOwnRequest(tx, context, patronId, requestId)) ?? refuse(REQUEST_NOT_FOUND);
  });
}
