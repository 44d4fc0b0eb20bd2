import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  DELIVERY_ADDRESS_MISSING,
  DELIVERY_AREA_NOT_SERVED,
  REQUEST_ALREADY_OPEN,
  REQUEST_BIB_QUOTA,
  REQUEST_COPY_AT_PLACE,
  REQUEST_COPY_ON_SHELF,
  REQUEST_KIND_OFF,
  REQUEST_NO_COPY,
  REQUEST_NO_LENDER,
  REQUEST_NOTHING_ON_SHELF,
  REQUEST_OWN_LOAN,
  REQUEST_PLACE_NOT_SERVED,
  REQUEST_READERS_WAIT,
} from '@lectern/contracts/requests/placing-errors';
import type { RequestSettings } from '@lectern/contracts/tenant/request-settings';
import type { RequestKind } from '@lectern/rules/requests/steps';
import type { PlacingRefusal } from '../../../ports/ils/ils-placing.ts';
import { isDelivered } from './delivery-area.ts';
import type { PlacingCase } from './placing-case.ts';
import type { Copy } from './read-copies.ts';
import { quotaRefusal } from './request-quotas.ts';

/** One place where a request can be picked up, with the copies that could serve it there, best first. */
export interface Offer {
  /** Empty where nobody picks it up. */
  readonly pickupLibrary: string;
  readonly copies: readonly Copy[];
}

type Answer = readonly Offer[] | PlacingRefusal;

/**
 * Where and with which copies a request of this kind could be placed, or why it cannot. Whether the holder of a copy could still renew it is
 * not known here; see lenders.ts.
 */
export function considerKind(given: PlacingCase, kind: RequestKind, policy: RequestSettings): Answer {
  return generalRefusal(given, kind, policy) ?? OFFERS[kind](given, policy);
}

/** What forbids a request of this kind, wherever the copies are. */
function generalRefusal(
  { account, copies, volume, ownOpen, quotas, wish }: PlacingCase,
  kind: RequestKind,
  policy: RequestSettings,
): PlacingRefusal | undefined {
  const [block] = account.blocks;
  if (block) return block;
  if (!policy.kinds.includes(kind)) return refuse(REQUEST_KIND_OFF);
  if (copies.free.length + copies.toCome.length === 0) return refuse(REQUEST_NO_COPY);
  const isSame = (other: string) => volume === '' || other === '' || other === volume;
  if (account.openLoans.some((loan) => loan.bib_id === wish.bibId && isSame(loan.volume)))
    return refuse(REQUEST_OWN_LOAN);
  if (ownOpen.some((request) => isSame(request.volume))) return refuse(REQUEST_ALREADY_OPEN);
  const { perBib } = policy.quotas;
  if (ownOpen.length >= perBib) return refuse(REQUEST_BIB_QUOTA, { limit: perBib });
  return quotaRefusal(quotas, kind, policy.quotas);
}

const OFFERS: Readonly<Record<RequestKind, (given: PlacingCase, policy: RequestSettings) => Answer>> = {
  reservation({ copies, libraries }, policy) {
    if (copies.free.length > 0 && !policy.reservationAlways) return refuse(REQUEST_COPY_ON_SHELF);
    const places = placesOf('reservation', libraries, policy);
    if (places.length === 0) return refuse(REQUEST_PLACE_NOT_SERVED);
    return places.map((pickupLibrary) => ({ pickupLibrary, copies: [...copies.free, ...copies.toCome] }));
  },

  entrust({ copies, libraries }, policy) {
    if (copies.free.length === 0) return refuse(REQUEST_NOTHING_ON_SHELF);
    const places = placesOf('entrust', libraries, policy);
    if (places.length === 0) return refuse(REQUEST_PLACE_NOT_SERVED);
    const offers = places.map((pickupLibrary) => ({
      pickupLibrary,
      copies: nearestFirst(
        copies.free.filter((copy) => copy.inClosedStack || copy.libraryCode !== pickupLibrary),
        pickupLibrary,
      ),
    }));
    return orRefusal(offers, refuse(REQUEST_COPY_AT_PLACE));
  },

  online_loan({ copies, libraries }, policy) {
    if (copies.free.length === 0) return refuse(REQUEST_NOTHING_ON_SHELF);
    const offers = placesOf('online_loan', libraries, policy).map((pickupLibrary) => ({
      pickupLibrary,
      copies: copies.free.filter((copy) => copy.libraryCode === pickupLibrary),
    }));
    return orRefusal(offers, refuse(REQUEST_PLACE_NOT_SERVED));
  },

  relending({ copies, waiting, patronId }) {
    const lent = copies.toCome.filter(
      ({ lent }) => lent?.holderRelends && lent.holderId !== patronId && !lent.isPromised,
    );
    if (lent.length === 0) return refuse(REQUEST_NO_LENDER);
    if (waiting > 0) return refuse(REQUEST_READERS_WAIT, { readers: waiting });
    return [{ pickupLibrary: '', copies: lent }];
  },

  home_delivery({ copies, addresses }, policy) {
    if (copies.free.length === 0) return refuse(REQUEST_NOTHING_ON_SHELF);
    if (addresses.length === 0) return refuse(DELIVERY_ADDRESS_MISSING);
    if (!addresses.some((address) => isDelivered(address, policy.deliveryArea)))
      return refuse(DELIVERY_AREA_NOT_SERVED);
    return [{ pickupLibrary: '', copies: copies.free }];
  },
};

/** The libraries where requests of this kind can be picked up. */
function placesOf(
  kind: RequestKind,
  libraries: readonly string[],
  { pickupPlaces }: RequestSettings,
): readonly string[] {
  const allowed = pickupPlaces[kind];
  return allowed ? libraries.filter((code) => allowed.includes(code)) : libraries;
}

/** Copies of the closed stack at the place itself come first. */
function nearestFirst(copies: readonly Copy[], libraryCode: string): readonly Copy[] {
  const isHere = (copy: Copy) => Number(copy.libraryCode === libraryCode);
  return [...copies].sort((one, other) => isHere(other) - isHere(one));
}

function orRefusal(offers: readonly Offer[], refusal: PlacingRefusal): Answer {
  const possible = offers.filter(({ copies }) => copies.length > 0);
  return possible.length > 0 ? possible : refusal;
}
