import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { REQUEST_WAYS } from '@lectern/rules/requests/request-ways';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { clockLooksAt } from '../requests/clock-looks-at.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { newRequestNumber } from '../requests/request-number.ts';
import { findSeen } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { lockPatron } from '../store/patron-store.ts';
import type { RequestTable } from '../store/request-tables.ts';
import { insertRequest } from './insert-request.ts';
import { listLibraryCodes, listOpenOf } from './placing-store.ts';

/** A reader who is to have a title, and where; with an empty place in the reader's own library. */
export interface Waiting {
  readonly patronId: string;
  readonly pickupLibrary: string;
}

/**
 * Puts readers into the queue of a title in the order given, in the transaction in which its copy comes: nobody else can be before them, of
 * whatever group. Passed over are readers who have left or are blocked, and who wait for the title already. Answers who is in the queue now.
 * Quotas do not count: the library keeps what it got for them.
 */
export async function reserveInOrder(
  tx: Tx,
  context: LocalContext,
  bibId: string,
  waiting: readonly Waiting[],
): Promise<readonly string[]> {
  const { tenantId, now } = context;
  for (const patronId of waiting.map((one) => one.patronId).sort()) await lockPatron(tx, tenantId, patronId);
  await lockQueue(tx, tenantId, bibId);
  const libraries = await listLibraryCodes(tx, tenantId);
  const reserved: string[] = [];
  for (const { patronId, pickupLibrary } of waiting) {
    const account = await readAccountState(tx, context, patronId);
    if (isRefusal(account) || account.blocks.length > 0) continue;
    if ((await listOpenOf(tx, tenantId, patronId, bibId)).length > 0) continue;
    const place = [pickupLibrary, account.libraryCode, ...libraries].find((code) => libraries.includes(code));
    if (place === undefined) continue;
    const id = await insertRequest(
      tx,
      reservationRow(context, { patronId, bibId, place, number: reserved.length }),
    );
    const request = await findSeen(tx, tenantId, id);
    const move = request && allowedMove(request, 'clock', 'queue');
    if (move) await moveRequest(tx, context, request, { move, mover: 'clock' });
    reserved.push(patronId);
  }
  if (reserved.length === 0) return reserved;
  await serveFromShelf(tx, context, bibId);
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
  return reserved;
}

/** A reservation of any copy of the title. `number`: how many were placed before it. */
function reservationRow(
  context: LocalContext,
  {
    patronId,
    bibId,
    place,
    number,
  }: { readonly patronId: string; readonly bibId: string; readonly place: string; readonly number: number },
): RequestTable {
  const { tenantId, now, today, policy } = context;
  const row = {
    id: newId(),
    tenant_id: tenantId,
    number: newRequestNumber(new Date(now)),
    kind: 'reservation' as const,
    step: REQUEST_WAYS.reservation.first,
    patron_id: patronId,
    bib_id: bibId,
    wanted_item_id: null,
    volume: '',
    item_id: null,
    pickup_library: place,
    // As high as any group: the order of wishing decides, and not that of groups.
    priority: Math.max(0, ...Object.values(policy.requests.groupPriority)),
    // The queue goes by this instant.
    placed_at: new Date(Date.parse(now) + number).toISOString(),
    placed_on: today,
    step_since: now,
    kept_until: null,
    wanted_until: null,
    suspended_until: null,
    ended_at: null,
    holder_id: null,
    address: null,
    contact: '',
    notify_by: toJson([]),
    comments: '',
  };
  return { ...row, moves_at: clockLooksAt(context, row) };
}
