import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { REQUEST_MOVE_IMPOSSIBLE, REQUEST_MOVED_ON } from '@lectern/contracts/library-system/desk-errors';
import { moveOfVerb } from '@lectern/rules/requests/desk-lists';
import { KEPT_STEPS } from '@lectern/rules/requests/step-sets';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDeskRequests } from '../../../../ports/ils/ils-desk-requests.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { ItemTable } from '../../../collection/catalogue/tables.ts';
import { lend } from '../lending/check-out.ts';
import type { LocalContext } from '../local-context.ts';
import { listCopiesFor } from '../requests/copies-for.ts';
import { keptUntil } from '../requests/give-copy.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { loseCopy } from '../requests/lose-copy.ts';
import { moveRequest, type SeenRequest } from '../requests/move-request.ts';
import { findSeen } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { lockItemById, setItemStatus } from '../store/item-store.ts';
import { auditAct } from '../store/note-act.ts';

type Given = Parameters<IlsDeskRequests['moveRequest']>[0];

/** Moves a request by what staff of a library say that they do, in one transaction. */
export function moveDeskRequest(
  db: Db,
  context: LocalContext,
  given: Given,
): ReturnType<IlsDeskRequests['moveRequest']> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const found = await findSeen(tx, tenantId, given.requestId);
    if (!found) return refuse(REQUEST_NOT_FOUND);
    // Acts take their locks in the order item, reader, queue.
    if (found.item_id !== null) await lockItemById(tx, tenantId, found.item_id);
    if (given.verb !== 'lend') await lockQueue(tx, tenantId, found.bib_id);
    const seen = await findSeen(tx, tenantId, given.requestId);
    if (seen?.step !== given.step || seen.item_id !== found.item_id) return refuse(REQUEST_MOVED_ON);
    const moved = await act(tx, context, given, seen);
    if (isRefusal(moved)) return moved;
    if (!moved) return refuse(REQUEST_MOVE_IMPOSSIBLE);
    if (FREES_COPY.includes(given.verb)) await serveFromShelf(tx, context, seen.bib_id);
    await auditAct(tx, context, given.verb === 'lend' ? undefined : given.staffId, {
      action: 'desk.moveRequest',
      subject: given.requestId,
      details: { before: seen.step, after: moved.step },
    });
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [seen.bib_id], now });
    const { step, item_id } = (await findSeen(tx, tenantId, given.requestId)) ?? moved;
    return { step, barcode: await barcodeOf(tx, tenantId, item_id) };
  });
}

/** A copy may stand free on its shelf after these, while a reader waits. */
const FREES_COPY: readonly Given['verb'][] = ['not_found', 'refuse'];

async function act(tx: Tx, context: LocalContext, given: Given, seen: SeenRequest) {
  switch (given.verb) {
    case 'not_found':
      return notFound(tx, context, seen);
    case 'lend':
      return sendAsLoan(tx, context, given, seen);
    default:
      return moveOn(tx, context, given, seen);
  }
}

/** The copy is missing from now on. */
async function notFound(tx: Tx, context: LocalContext, seen: SeenRequest): Promise<SeenRequest | undefined> {
  const moved = await loseCopy(tx, context, seen);
  if (moved && seen.item_id !== null) {
    await setItemStatus(tx, context.tenantId, seen.item_id, { status: 'missing' }, context.now);
  }
  return moved;
}

/** A parcel is lent when it is packed. The loan moves the request. */
async function sendAsLoan(tx: Tx, context: LocalContext, given: Given, seen: SeenRequest) {
  if (seen.kind !== 'home_delivery' || seen.item_id === null) return undefined;
  if (!moveOfVerb(seen, 'lend', [])) return undefined;
  const barcode = await barcodeOf(tx, context.tenantId, seen.item_id);
  const { libraryCode, staffId } = given;
  const loan = await lend(tx, context, {
    patronId: seen.patron_id,
    barcode,
    libraryCode,
    ...(staffId !== undefined && { staffId }),
  });
  return isRefusal(loan) ? loan : findSeen(tx, context.tenantId, seen.id);
}

async function moveOn(
  tx: Tx,
  context: LocalContext,
  { verb, libraryCode, note }: Given,
  seen: SeenRequest,
): Promise<SeenRequest | undefined> {
  const here = seen.pickup_library === libraryCode;
  const elsewhere = seen.volume === '' ? 'copy_elsewhere' : 'volume_elsewhere';
  const move = moveOfVerb(seen, verb, [here ? 'copy_at_pickup_place' : elsewhere]);
  if (!move) return undefined;
  const copy = verb === 'pick' && seen.item_id === null ? await copyToPick(tx, context, seen) : undefined;
  const moved = await moveRequest(
    tx,
    context,
    seen,
    { move, mover: 'desk' },
    {
      note,
      ...(copy && { item_id: copy }),
      ...(KEPT_STEPS.includes(move.to) && { kept_until: await keptUntil(tx, context, seen) }),
    },
  );
  const status = STATUS_AFTER[verb];
  if (moved && moved.item_id !== null && status) {
    const place = { status, scanned_library: libraryCode };
    await setItemStatus(tx, context.tenantId, moved.item_id, place, context.now);
  }
  return moved;
}

/** Where a copy is after a verb; absent where it stays. */
const STATUS_AFTER: Readonly<Partial<Record<Given['verb'], ItemTable['status']>>> = {
  take: 'in_transit',
  send: 'in_transit',
  keep: 'on_hold_shelf',
};

/** The copy on shelf that is nearest to the pickup place. */
async function copyToPick(tx: Tx, context: LocalContext, seen: SeenRequest): Promise<string | undefined> {
  const onShelf = (await listCopiesFor(tx, context.tenantId, seen)).filter((copy) => copy.on_shelf);
  const nearest = onShelf.find((copy) => copy.library_code === seen.pickup_library) ?? onShelf[0];
  return nearest?.id;
}

async function barcodeOf(db: Db, tenantId: string, itemId: string | null): Promise<string> {
  if (itemId === null) return '';
  const item = await db
    .selectFrom('item')
    .select('barcode')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  return item?.barcode ?? '';
}
