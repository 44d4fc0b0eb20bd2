/**
 * Where a request is: the 18 steps of the specification (document 1, section 4) in its order, and four of ours for
 * requests that end before a copy is lent.
 */
export const REQUEST_STEPS = [
  'reserving',
  'reservation_arrived',
  'entrusting',
  'entrusted_book_taken',
  'in_logistics',
  'on_shelf',
  'borrowed',
  'awaiting_return',
  'checked',
  'book_request_launched',
  'book_request_accepted',
  'picking_from_shelf',
  'reservation_launched',
  'single_volume_transfer',
  'logistics_received',
  'entrust_arrived',
  'awaiting_return_to_stock',
  'kept_on_shelf',
  'cancelled',
  'refused',
  'lapsed',
  'no_copy',
] as const;

export type RequestStep = (typeof REQUEST_STEPS)[number];

/**
 * What a reader needs to know of a step (document 1, section 4): started is waiting, accepted means that somebody works
 * on it or that it is ready, ended means refused, not fetched in time or without a copy.
 */
export const REQUEST_STATUSES = ['started', 'accepted', 'completed', 'cancelled', 'ended'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REQUEST_KINDS = ['reservation', 'entrust', 'online_loan', 'relending', 'home_delivery'] as const;

/** How a reader gets a copy; it decides the way of the request. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * The kinds whose reader fetches the copy at a library, without an address or another reader. The one whose refusal explains most is
 * first.
 */
export const PICKED_UP_KINDS: readonly RequestKind[] = ['reservation', 'entrust', 'online_loan'];
