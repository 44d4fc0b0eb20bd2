import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { REQUEST_MOVED_ON } from '@lectern/contracts/library-system/desk-errors';
import { movesFrom } from '@lectern/rules/requests/request-ways';
import type { MoveName } from '@lectern/rules/requests/way';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsRequest } from '../../../../ports/ils/ils-requests.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { findOwnRequest } from '../requests/own-requests.ts';
import { findSeen } from '../requests/request-store.ts';
import { lockItem } from '../store/item-store.ts';
import { lockPatron } from '../store/patron-store.ts';

/** The reader has the parcel; the loan counts from now (requests/count-from-receipt.ts). */
export function receiveParcel(
  tx: Tx,
  context: LocalContext,
  request: IlsRequest,
): Promise<Refusal<'REQUEST_MOVED_ON'> | undefined> {
  return moveParcel(tx, context, request, 'receive');
}

/** The reader sends the copy back; the loan runs until the library has it. */
export function announceReturn(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
): Promise<IlsRequest | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_MOVED_ON'>> {
  return inTransaction(db, async (tx) => {
    const own = await findOwnRequest(tx, context, patronId, requestId);
    if (own?.kind !== 'home_delivery') return refuse(REQUEST_NOT_FOUND);
    const refusal = await moveParcel(tx, context, own, 'announce_return');
    if (refusal) return refusal;
    return (await findOwnRequest(tx, context, patronId, requestId)) ?? refuse(REQUEST_NOT_FOUND);
  });
}

/** Makes a move of the reader, unless the parcel is where it leads to already. */
async function moveParcel(
  tx: Tx,
  context: LocalContext,
  { id, barcode, bibId }: IlsRequest,
  name: MoveName,
): Promise<Refusal<'REQUEST_MOVED_ON'> | undefined> {
  const { tenantId } = context;
  const before = await findSeen(tx, tenantId, id);
  if (!before) return refuse(REQUEST_MOVED_ON);
  await lockItem(tx, tenantId, barcode);
  await lockPatron(tx, tenantId, before.patron_id);
  await lockQueue(tx, tenantId, bibId);
  const seen = (await findSeen(tx, tenantId, id)) ?? before;
  const move = allowedMove(seen, 'reader', name);
  if (move) {
    await moveRequest(tx, context, seen, { move, mover: 'reader' });
    return undefined;
  }
  return isReachedBy(seen, name) ? undefined : refuse(REQUEST_MOVED_ON);
}

/** Whether a move with this name leads to the step that the request is in. */
function isReachedBy({ step }: Pick<IlsRequest, 'step'>, name: MoveName): boolean {
  return (['in_logistics', 'logistics_received'] as const).some((from) =>
    movesFrom('home_delivery', from).some((move) => move.name === name && move.to === step),
  );
}
