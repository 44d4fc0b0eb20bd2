import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_ALREADY_OPEN,
  REQUEST_BIB_QUOTA,
  REQUEST_COPY_ON_SHELF,
  REQUEST_DAY_QUOTA,
  REQUEST_KIND_OFF,
  REQUEST_NO_COPY,
  REQUEST_OWN_LOAN,
  REQUEST_PLACE_NOT_SERVED,
  REQUEST_READER_QUOTA,
} from '@lectern/contracts/lending/requests/placing-errors';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { dateIn } from '../../../platform/clock.ts';
import type { Item } from '../ils-items.ts';
import type { OptionsRefusal, PlacingRefusal, RequestQuotas, RequestWish } from '../ils-placing.ts';
import type { Away } from '../ils-refusals.ts';
import type { OutsideQueue, QueuedHold } from './outside-queue.ts';

/** What a reservation is considered with. */
export interface QueueContext {
  readonly queue: OutsideQueue;
  readonly policy: Pick<PolicySettings, 'requests' | 'timeZone'>;
  /** The calendar date in the tenant's time zone. */
  today(): string;
  unlessFault<T>(work: () => Promise<T>): Promise<T | Away>;
}

/** What the portal knows before it asks for a reservation. */
export interface ConsideredHold {
  readonly canFetch: boolean;
  readonly pickupLibraries: readonly string[];
  /** One of some copies is wanted, not any of the bib. */
  readonly isOneCopy: boolean;
  /** Copies that the reader could be served with. */
  readonly copies: readonly Item[];
  readonly holds: readonly QueuedHold[];
  /** Why none can be placed, as far as the portal knows; the system may have other reasons. */
  readonly refusal?: PlacingRefusal<'reservation'>;
}

/** Copies that serve nobody. */
const NOT_LENT: readonly ItemStatus[] = ['reference', 'missing', 'withdrawn'];

/**
 * Considers a reservation: the account, the reader's own loans and holds, the copies, and the portal's quotas.
 * @throws the driver's fault
 */
export async function considerHold(
  { queue, policy, today }: QueueContext,
  patronId: string,
  { bibId, volume, itemId, locationCode }: RequestWish,
): Promise<ConsideredHold | OptionsRefusal> {
  const [reader, items, holds, served] = await Promise.all([
    queue.reader(patronId),
    queue.items(bibId),
    queue.holds(patronId),
    queue.pickupLibraries(patronId, bibId),
  ]);
  if (isRefusal(reader)) return reader;
  const { blocks, lentBibIds } = reader;
  if (itemId !== undefined && !items.some(({ id }) => id === itemId)) return refuse(ITEM_NOT_FOUND);
  const isOneCopy = [itemId, volume, locationCode].some((one) => one !== undefined);
  const allowed = policy.requests.pickupPlaces.reservation;
  const pickupLibraries = served.filter((code) => !allowed || allowed.includes(code));
  const copies = items.filter(
    (item) =>
      !NOT_LENT.includes(item.status) &&
      (itemId === undefined || item.id === itemId) &&
      (volume === undefined || item.volume === volume) &&
      (locationCode === undefined || item.locationCode === locationCode),
  );
  const quotas = quotasOf(holds, policy, today());
  const refusal = blocks[0] ?? policyRefusal() ?? wishRefusal();
  const canFetch = blocks.length === 0 && items.some(({ status }) => status === 'available');
  return { canFetch, pickupLibraries, copies, isOneCopy, holds, ...(refusal && { refusal }) };

  function policyRefusal(): PlacingRefusal<'reservation'> | undefined {
    if (!policy.requests.kinds.includes('reservation')) return refuse(REQUEST_KIND_OFF);
    const [day] = quotas.days;
    if (day && day.used >= day.limit) return refuse(REQUEST_DAY_QUOTA, { limit: day.limit });
    const { open, openLimit } = quotas;
    return open >= openLimit ? refuse(REQUEST_READER_QUOTA, { limit: openLimit }) : undefined;
  }

  function wishRefusal(): PlacingRefusal<'reservation'> | undefined {
    const ofBib = holds.filter((hold) => hold.bibId === bibId).length;
    const { perBib } = policy.requests.quotas;
    if (ofBib > 0 && !isOneCopy) return refuse(REQUEST_ALREADY_OPEN);
    if (ofBib > 0 && ofBib >= perBib) return refuse(REQUEST_BIB_QUOTA, { limit: perBib });
    if (lentBibIds.includes(bibId)) return refuse(REQUEST_OWN_LOAN);
    if (copies.length === 0) return refuse(REQUEST_NO_COPY);
    if (!policy.requests.reservationAlways && copies.some(({ status }) => status === 'available'))
      return refuse(REQUEST_COPY_ON_SHELF);
    return pickupLibraries.length === 0 ? refuse(REQUEST_PLACE_NOT_SERVED) : undefined;
  }
}

/** The portal's own limits, counted by what the system says; of a hold without a date nobody knows whether it is of today. */
export function quotasOf(
  holds: readonly QueuedHold[],
  { requests, timeZone }: QueueContext['policy'],
  today: string,
): RequestQuotas {
  const { perDay, perReader } = requests.quotas;
  const used = holds.filter(
    ({ placedAt }) => placedAt !== '' && dateIn(timeZone, new Date(placedAt)) === today,
  ).length;
  const isOffered = requests.kinds.includes('reservation');
  return {
    days: isOffered ? [{ kind: 'reservation', limit: perDay.reservation, used }] : [],
    open: holds.length,
    openLimit: perReader,
  };
}
