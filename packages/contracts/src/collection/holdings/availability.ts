import type { ItemStatus } from './item-view.ts';

/**
 * How a reader can use a work now, best first.
 * - `loanable`: an item is on the shelf and may be borrowed.
 * - `online`: the full text can be opened online.
 * - `in_library`: an item is on the shelf, for use in the library only.
 * - `unavailable`: there are items, but none is on the shelf.
 */
export const AVAILABILITY_STATES = ['loanable', 'online', 'in_library', 'unavailable'] as const;
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];

/** How a reader can use one item now. */
export type ItemAvailability = Exclude<AvailabilityState, 'online'>;

/** Numbers of items; each number is part of the one before it. Withdrawn items are not counted. */
export interface ItemCounts {
  readonly itemCount: number;
  /** Items that a reader who walks there finds, to borrow or to read there. */
  readonly onShelfCount: number;
  /** Items on the shelf that may be borrowed. */
  readonly loanableCount: number;
}

/** How an item with this status can be used; undefined if the library system does not say where the item is. */
export function availabilityOfStatus(status: ItemStatus): ItemAvailability | undefined {
  switch (status) {
    case 'available':
      return 'loanable';
    case 'reference':
      return 'in_library';
    case 'on_loan':
    case 'on_hold_shelf':
    case 'in_transit':
    case 'in_process':
    case 'repair':
    case 'missing':
    case 'withdrawn':
      return 'unavailable';
    case 'unknown':
      return undefined;
  }
}

/** Counts items by their availability. */
export function countItems(items: readonly { readonly status: ItemStatus }[]): ItemCounts {
  const states = items.map(({ status }) => availabilityOfStatus(status));
  const loanableCount = states.filter((state) => state === 'loanable').length;
  const inLibraryCount = states.filter((state) => state === 'in_library').length;
  return { itemCount: items.length, onShelfCount: loanableCount + inLibraryCount, loanableCount };
}

/** All states of a work, best first; none for a work without items and without full text. */
export function availabilityStates(
  { itemCount, onShelfCount, loanableCount }: ItemCounts,
  hasFullText: boolean,
): AvailabilityState[] {
  const holds: Readonly<Record<AvailabilityState, boolean>> = {
    loanable: loanableCount > 0,
    online: hasFullText,
    in_library: onShelfCount > loanableCount,
    unavailable: itemCount > 0 && onShelfCount === 0 && !hasFullText,
  };
  return AVAILABILITY_STATES.filter((state) => holds[state]);
}
