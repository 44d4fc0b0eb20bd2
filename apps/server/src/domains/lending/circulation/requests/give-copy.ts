import { KEPT_STEPS } from '@lectern/rules/requests/step-sets';
import type { MoveName } from '@lectern/rules/requests/way';
import { addDays } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { openDayFrom, readCalendar } from '../rules/calendar.ts';
import { setItemStatus } from '../store/item-store.ts';
import { allowedMove, moveRequest, type SeenRequest } from './move-request.ts';
import { type CopyToGive, nextInQueue } from './next-in-queue.ts';
import { findNotFetched, findServedBy } from './request-store.ts';

/** What a scan at the pickup place can mean, in this order. Who scans a copy has accepted the request and fetched it from its shelf. */
const HERE: readonly MoveName[] = ['accept', 'pick', 'take', 'receive', 'keep'];
/** What a scan anywhere else can mean. */
const ELSEWHERE: readonly MoveName[] = ['accept', 'pick', 'take', 'send', 'transfer'];

/**
 * Gives a copy that was scanned to the request that it is under way or kept for, else to the next one in the queue: it is kept if this is
 * the pickup place, else it goes there. Answers the request, or undefined where nobody waits. The caller holds the lock of the queue.
 */
export async function giveCopy(
  tx: Tx,
  context: LocalContext,
  copy: CopyToGive,
  libraryCode: string,
): Promise<string | undefined> {
  await restock(tx, context, copy.id);
  const request =
    (await findServedBy(tx, context.tenantId, copy.id)) ?? (await nextInQueue(tx, context, copy));
  if (!request) return undefined;
  const here = request.pickup_library === libraryCode;
  const reached = await walk(tx, context, { ...request, item_id: copy.id, bib_id: copy.bib_id }, here);
  const kept = here || KEPT_STEPS.includes(reached.step);
  await setItemStatus(
    tx,
    context.tenantId,
    copy.id,
    { status: kept ? 'on_hold_shelf' : 'in_transit', recalled: 0, scanned_library: libraryCode },
    context.now,
  );
  return request.id;
}

/** Makes all moves that the scan means for a request in this step, one after another. */
async function walk(
  tx: Tx,
  context: LocalContext,
  request: SeenRequest,
  here: boolean,
): Promise<SeenRequest> {
  const elsewhere = request.volume === '' ? 'copy_elsewhere' : 'volume_elsewhere';
  let reached = request;
  for (const name of here ? HERE : ELSEWHERE) {
    const move = allowedMove(reached, 'desk', name, [here ? 'copy_at_pickup_place' : elsewhere]);
    if (!move) continue;
    const moved = await moveRequest(
      tx,
      context,
      reached,
      { move, mover: 'desk' },
      {
        item_id: request.item_id,
        bib_id: request.bib_id,
        kept_until: KEPT_STEPS.includes(move.to) ? await keptUntil(tx, context, request) : null,
      },
    );
    if (!moved) throw new Error('a request has moved although its queue was locked');
    reached = moved;
  }
  return reached;
}

/** The last day on which a copy that arrives today is kept: a day on which it can be fetched. */
export async function keptUntil(
  tx: Tx,
  { tenantId, today, policy }: LocalContext,
  { pickup_library }: SeenRequest,
): Promise<string> {
  const calendar = await readCalendar(tx, tenantId, today);
  return openDayFrom(calendar, pickup_library, addDays(today, policy.requests.keptDays));
}

/** A copy that its reader did not fetch is in stock again as soon as the desk scans it. */
async function restock(tx: Tx, context: LocalContext, itemId: string): Promise<void> {
  const request = await findNotFetched(tx, context.tenantId, itemId);
  const move = request && allowedMove(request, 'desk', 'restock');
  if (move) await moveRequest(tx, context, request, { move, mover: 'desk' });
}
