import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_ALREADY_OPEN,
  REQUEST_DENIED,
  REQUEST_DENIED_BECAUSE,
  REQUEST_NO_COPY,
  REQUEST_OWN_LOAN,
  REQUEST_PLACE_NOT_SERVED,
} from '@lectern/contracts/lending/requests/placing-errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { instantAt } from '../../../platform/local-time.ts';
import { readDay } from '../over-http/read-due.ts';
import type { HoldDenial, OutsideQueue, QueuedHold } from '../queue/outside-queue.ts';
import { readKohaItems } from './koha-availability.ts';
import { type KohaContext, libraryOf, readKohaId } from './koha-context.ts';
import { findKohaItems, readKohaLoans } from './koha-loans.ts';
import { patronOf } from './koha-patrons.ts';
import type { KohaHold } from './koha-shapes.ts';

/** The queues of Koha. A hold on a record names no copy until one serves it. */
export function kohaQueue(context: KohaContext): OutsideQueue {
  const { api, biblios } = context;

  return {
    async reader(patronId) {
      const read = await readKohaLoans(context, patronId);
      if (isRefusal(read)) return read;
      if (!patronOf(read.patron, context)) return refuse(PATRON_NOT_FOUND);
      return { blocks: read.blocks, lentBibIds: read.loans.map(({ loan }) => loan.bibId) };
    },
    items: (bibId) => readKohaItems(context, bibId),
    holds: (patronId) => readHolds(context, patronId),
    async pickupLibraries(patronId, bibId) {
      const [id, biblioId] = [readKohaId(patronId), await biblioOf(context, bibId)];
      if (id === undefined || biblioId === undefined) return [];
      const libraries = await api.pickupLibraries(id, biblioId);
      return libraries.map((library) => libraryOf(context, library));
    },
    async place(patronId, { bibId, barcode, pickupLibrary, wantedUntil, note }) {
      const [id, biblioId] = [readKohaId(patronId), await biblioOf(context, bibId)];
      if (id === undefined || biblioId === undefined) return refuse(REQUEST_NO_COPY);
      const itemId = barcode === undefined ? undefined : await itemOf(context, biblioId, barcode);
      if (barcode !== undefined && itemId === undefined) return refuse(REQUEST_NO_COPY);
      biblios.forget(String(biblioId));
      const answer = await api.placeHold({
        patron_id: id,
        biblio_id: biblioId,
        ...(itemId !== undefined && { item_id: itemId }),
        pickup_library_id: libraryThere(context, pickupLibrary),
        ...(wantedUntil !== undefined && { expiration_date: wantedUntil }),
        ...(note !== '' && { notes: note }),
      });
      return answer === 'placed' ? answer : denialOf(answer.denied);
    },
    async cancel(_patronId, { id }) {
      const holdId = readKohaId(id);
      return holdId === undefined ? 'gone' : api.cancelHold(holdId);
    },
    async suspend(_patronId, { id, suspendedUntil }, until) {
      const holdId = readKohaId(id);
      if (holdId === undefined) return 'gone';
      // Koha suspends only what is not suspended.
      if (until !== null && suspendedUntil !== null) await api.suspendHold(holdId, null);
      return api.suspendHold(holdId, until);
    },
  };
}

/** Records have Koha's numbers, and the catalogue's copies have the record: a record of which it has no copy is not found. */
async function readHolds(context: KohaContext, patronId: string): Promise<QueuedHold[]> {
  const id = readKohaId(patronId);
  const holds = id === undefined ? [] : await context.api.holds(id);
  if (holds.length === 0) return [];
  const items = await findKohaItems(
    context,
    holds.map((hold) => hold.item_id),
  );
  const biblioIds = [...new Set(holds.flatMap((hold) => hold.biblio_id ?? []))].map(String);
  const copies = await context.biblios.ask(biblioIds);
  const barcodes = [...copies.values()].flatMap(({ holdings }) =>
    holdings.map(({ item }) => item.external_id).filter((barcode) => barcode !== ''),
  );
  const known = await context.copies.byBarcodes(context.tenantId, barcodes);
  return holds.map((hold) => {
    const { item } = items.get(hold.item_id ?? 0) ?? {};
    const ofRecord = copies.get(String(hold.biblio_id))?.holdings ?? [];
    const copy = ofRecord.map((one) => known.get(one.item.external_id)).find((one) => one !== undefined);
    return {
      id: String(hold.hold_id),
      bibId: copy?.bibId ?? '',
      title: copy?.title ?? hold.biblio?.title ?? '',
      author: copy?.author ?? hold.biblio?.author ?? '',
      pickupLibrary: libraryOf(context, hold.pickup_library_id),
      placedAt: dayStart(context, hold.hold_date),
      ...stateOf(context, hold),
      barcode: item?.external_id ?? '',
      callNumber: item?.callnumber ?? '',
      note: hold.notes,
    };
  });
}

/** P: being looked at by staff, after which it is kept or goes on waiting. An expiration date is of the kept copy, before of the wish. */
function stateOf({ today, policy }: KohaContext, hold: KohaHold) {
  const day = hold.expiration_date || null;
  const isWaiting = hold.status === '';
  const suspendedUntil = hold.suspended ? dayOf(hold.suspended_until, policy.timeZone) : null;
  return {
    state:
      hold.status === 'W' ? ('kept' as const) : isWaiting ? ('waiting' as const) : ('on_its_way' as const),
    keptUntil: hold.status === 'W' ? day : null,
    wantedUntil: isWaiting ? day : null,
    suspendedUntil: suspendedUntil !== null && suspendedUntil > today() ? suspendedUntil : null,
    ...(isWaiting && hold.priority > 0 && { readersBefore: hold.priority - 1 }),
  };
}

/** Reads a day, or the instant that newer versions write. */
function dayOf(text: string, timeZone: string): string | null {
  return (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : readDay(text, timeZone)) || null;
}

/** Koha says the day alone. */
function dayStart({ policy }: KohaContext, day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(instantAt(policy.timeZone, day, 0)).toISOString() : '';
}

async function biblioOf({ numbers, tenantId, settings }: KohaContext, bibId: string) {
  const number = (await numbers.ofBibs(tenantId, [bibId], settings.biblioNumber)).get(bibId);
  return number === undefined ? undefined : readKohaId(number);
}

async function itemOf({ biblios }: KohaContext, biblioId: number, barcode: string) {
  const number = String(biblioId);
  const copies = (await biblios.ask([number])).get(number)?.holdings ?? [];
  return copies.find(({ item }) => item.external_id === barcode)?.item.item_id;
}

/** Koha's id of a library of the portal. */
function libraryThere({ settings }: KohaContext, libraryCode: string): string {
  const [id] = Object.entries(settings.libraries).find(([, code]) => code === libraryCode) ?? [];
  return id ?? libraryCode;
}

/** By Koha's codes (`CanBookBeReserved`, `AddReserve`); other reasons are in its words. */
function denialOf(code: string): HoldDenial {
  switch (code) {
    case 'itemAlreadyOnHold':
    case 'tooManyHoldsForThisRecord':
      return refuse(REQUEST_ALREADY_OPEN);
    case 'alreadypossession':
      return refuse(REQUEST_OWN_LOAN);
    case 'cannotBeTransferred':
    case 'cannotReserveFromOtherBranches':
    case 'libraryNotPickupLocation':
    case 'pickupNotInHoldGroup':
      return refuse(REQUEST_PLACE_NOT_SERVED);
    case 'none_available':
    case 'notReservable':
    case 'noReservesAllowed':
      return refuse(REQUEST_NO_COPY);
    default:
      // A code that we have no words for says nothing to a reader.
      return /\s/.test(code) ? refuse(REQUEST_DENIED_BECAUSE, { reason: code }) : refuse(REQUEST_DENIED);
  }
}
