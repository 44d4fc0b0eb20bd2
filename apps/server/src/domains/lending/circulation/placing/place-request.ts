import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_EDITION_WRONG,
  REQUEST_PLACE_NOT_SERVED,
} from '@lectern/contracts/lending/requests/placing-errors';
import { REQUEST_WAYS } from '@lectern/rules/requests/request-ways';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { NewRequest, OptionsRefusal, PlacingRefusal } from '../../../../ports/ils/ils-placing.ts';
import type { IlsRequest } from '../../../../ports/ils/ils-requests.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { clockLooksAt } from '../requests/clock-looks-at.ts';
import { holderAsked } from '../requests/holder-asked.ts';
import { lockQueues } from '../requests/lock-queue.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { findOwnRequest } from '../requests/own-requests.ts';
import { newRequestNumber } from '../requests/request-number.ts';
import { findSeen } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { lockPatron } from '../store/patron-store.ts';
import { insertEditions } from '../store/request-editions.ts';
import type { RequestTable } from '../store/request-tables.ts';
import type { Offer } from './consider-kind.ts';
import { insertRequest } from './insert-request.ts';
import { type PlacingCase, readPlacingCase } from './placing-case.ts';
import type { Copy } from './read-copies.ts';
import { offersOf } from './request-options.ts';
import { areRequestable } from './requestable-editions.ts';

/**
 * Starts a request. A copy on the shelf is set aside for it at once, so of two readers who ask for the last copy one gets it; a reservation
 * enters the queue.
 */
export function placeRequest<Kind extends RequestKind>(
  db: Db,
  context: LocalContext,
  patronId: string,
  wished: NewRequest<Kind>,
): Promise<IlsRequest | PlacingRefusal<Kind> | OptionsRefusal> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    await lockPatron(tx, tenantId, patronId);
    await lockQueues(tx, tenantId, [wished.bibId, ...(wished.otherBibIds ?? [])]);
    const addresses = wished.address ? [wished.address] : [];
    const given = await readPlacingCase(tx, context, { patronId, wish: wished, addresses });
    if (isRefusal(given)) return given;
    const offers = await offersOf(tx, context, given, wished.kind);
    if (isRefusal(offers)) return offers;
    const offer = chosenOffer(offers, wished);
    // What nobody picks up has an offer whatever place is named.
    if (!offer) return refuse(REQUEST_PLACE_NOT_SERVED) as PlacingRefusal<Kind>;
    const others = [...new Set(wished.otherBibIds ?? [])];
    // Only reservations can name other editions, and refuse with this.
    if (!(await areRequestable(tx, context, given, wished, others)))
      return refuse(REQUEST_EDITION_WRONG) as PlacingRefusal<Kind>;
    const id = await insertRequest(tx, requestRow(context, given, wished, offer));
    if (others.length > 0) await insertEditions(tx, tenantId, id, [wished.bibId, ...others]);
    await enterQueue(tx, context, id);
    if (wished.kind === 'relending')
      await context.events.send(tx, holderAsked, { tenantId, subjectIds: [id], now });
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [wished.bibId], now });
    const placed = await findOwnRequest(tx, context, patronId, id);
    if (!placed) throw new Error('a request is gone in the transaction that placed it');
    return placed;
  });
}

function chosenOffer(offers: readonly Offer[], { pickupLibrary }: NewRequest): Offer | undefined {
  return offers.find((offer) => offer.pickupLibrary === '' || offer.pickupLibrary === pickupLibrary);
}

function requestRow(
  context: LocalContext,
  { patronId, volume, account }: PlacingCase,
  wished: NewRequest,
  offer: Offer,
): RequestTable {
  const { tenantId, now, today, policy } = context;
  const { kind } = wished;
  const step = REQUEST_WAYS[kind].first;
  const relends = kind === 'relending';
  // The queue gives a copy to a reservation, and a re-lending leaves it to its holder.
  const copy: Copy | undefined = kind === 'reservation' ? undefined : offer.copies[0];
  const row = {
    id: newId(),
    tenant_id: tenantId,
    number: newRequestNumber(new Date(now)),
    kind,
    step,
    patron_id: patronId,
    bib_id: wished.bibId,
    wanted_item_id: relends ? (copy?.id ?? null) : (wished.itemId ?? null),
    volume,
    item_id: relends ? null : (copy?.id ?? null),
    pickup_library: offer.pickupLibrary || (copy?.libraryCode ?? ''),
    priority: policy.requests.groupPriority[account.patronGroup] ?? 0,
    placed_at: now,
    placed_on: today,
    step_since: now,
    kept_until: null,
    wanted_until: wished.wantedUntil ?? null,
    suspended_until: null,
    ended_at: null,
    holder_id: relends ? (copy?.lent?.holderId ?? null) : null,
    address: kind === 'home_delivery' && wished.address ? toJson(wished.address) : null,
    contact: wished.contact,
    notify_by: toJson(wished.noticeWays),
    comments: wished.comments,
  };
  return { ...row, moves_at: clockLooksAt(context, row) };
}

/** A reservation is in the queue at once, and has a copy at once if one stands free on its shelf. */
async function enterQueue(tx: Tx, context: LocalContext, id: string): Promise<void> {
  const request = await findSeen(tx, context.tenantId, id);
  const move = request && allowedMove(request, 'clock', 'queue');
  if (!move) return;
  await moveRequest(tx, context, request, { move, mover: 'clock' });
  await serveFromShelf(tx, context, request.bib_id);
}
