import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
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
} from '@lectern/contracts/lending/requests/placing-errors';
import type { RequestSettings } from '@lectern/contracts/people/tenant/request-settings';
import { isDelivered } from '@lectern/rules/requests/delivery-area';
import type { RequestKind } from '@lectern/rules/requests/steps';
import type { CommonRefusal, PlacingRefusal } from '../../../../ports/ils/ils-placing.ts';

import type { PlacingCase } from './placing-case.ts';
import type { Copy } from './read-copies.ts';
import { quotaRefusal } from './request-quotas.ts';

/** One place where a request can be picked up, with the copies that could serve it there, best first. */
export interface Offer {
  /** Empty where nobody picks it up. */
  readonly pickupLibrary: string;
  readonly copies: readonly Copy[];
}

type Answer<Kind extends RequestKind> = readonly Offer[] | PlacingRefusal<Kind>;

/**
 * Where and with which copies a request of this kind could be placed, or why it cannot. Whether the holder of a copy could still renew it
 * is not known here; see lenders.ts.
 */
export function considerKind<Kind extends RequestKind>(
  given: PlacingCase,
  kind: Kind,
  policy: RequestSettings,
): Answer<Kind> {
  const refusal = accountRefusal(given, kind, policy);
  if (refusal) return refusal;
  const wanted = withoutHad(given);
  if (isRefusal(wanted)) return wanted;
  return (
    bibQuotaRefusal(given, policy.quotas) ??
    quotaRefusal(given.quotas, kind, policy.quotas) ??
    OFFERS[kind](wanted, policy)
  );
}

/** The copies that a request of this kind could be placed for, whatever else the reader asked for today. */
export function copiesForKind(
  given: PlacingCase,
  kind: RequestKind,
  policy: RequestSettings,
): readonly Copy[] {
  const offers = accountRefusal(given, kind, policy) ?? OFFERS[kind](given, policy);
  if (isRefusal(offers)) return [];
  const copies = new Set(offers.flatMap((offer) => offer.copies));
  return [...copies].filter(({ volume }) => !hasOrWaitsFor(given, volume));
}

function accountRefusal(
  { account }: PlacingCase,
  kind: RequestKind,
  policy: RequestSettings,
): CommonRefusal | undefined {
  return account.blocks[0] ?? (policy.kinds.includes(kind) ? undefined : refuse(REQUEST_KIND_OFF));
}

/** The case without copies of volumes that the reader has or waits for; the refusal if none remains. */
function withoutHad(given: PlacingCase): PlacingCase | CommonRefusal {
  const { free, toCome } = given.copies;
  const isNew = ({ volume }: Copy) => hasOrWaitsFor(given, volume) === undefined;
  const copies = { free: free.filter(isNew), toCome: toCome.filter(isNew) };
  if (copies.free.length + copies.toCome.length > 0) return { ...given, copies };
  const [had] = [...free, ...toCome];
  return (had && hasOrWaitsFor(given, had.volume)) ?? refuse(REQUEST_NO_COPY);
}

function bibQuotaRefusal({ ownOpen }: PlacingCase, { perBib }: RequestSettings['quotas']) {
  return ownOpen.length >= perBib ? refuse(REQUEST_BIB_QUOTA, { limit: perBib }) : undefined;
}

function hasOrWaitsFor({ account, ownOpen, wish }: PlacingCase, volume: string): CommonRefusal | undefined {
  const isSame = (other: string) => volume === '' || other === '' || other === volume;
  if (account.openLoans.some((loan) => loan.bib_id === wish.bibId && isSame(loan.volume)))
    return refuse(REQUEST_OWN_LOAN);
  return ownOpen.some((request) => isSame(request.volume)) ? refuse(REQUEST_ALREADY_OPEN) : undefined;
}

const OFFERS: {
  readonly [Kind in RequestKind]: (given: PlacingCase, policy: RequestSettings) => Answer<Kind>;
} = {
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
/** Where requests of a kind are picked up, of these libraries. */
export function placesOf(
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

function orRefusal<No extends PlacingRefusal>(offers: readonly Offer[], refusal: No): readonly Offer[] | No {
  const possible = offers.filter(({ copies }) => copies.length > 0);
  return possible.length > 0 ? possible : refusal;
}
