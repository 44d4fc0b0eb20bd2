import type { BudgetPosting } from '@lectern/contracts/buying/budgets/budget';
import type { PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';

/** The states that follow each state. Vendors skip states: who never says `confirmed` ships all the same. */
export const ORDER_WAYS: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  held: ['created', 'lapsed', 'givenUp'],
  lapsed: [],
  givenUp: [],
  created: ['asking', 'cancelled'],
  asking: ['sent', 'confirmed', 'shipped', 'delivered', 'refused', 'cancelled', 'lost'],
  sent: ['confirmed', 'shipped', 'delivered', 'refused', 'cancelled', 'lost'],
  confirmed: ['shipped', 'delivered', 'refused', 'cancelled', 'lost'],
  shipped: ['delivered', 'received', 'lost'],
  delivered: ['received', 'damaged', 'lost'],
  received: ['returned', 'accepted'],
  returned: ['accepted'],
  accepted: [],
  refused: [],
  cancelled: [],
  lost: [],
  damaged: [],
};

/** States in which the reader waits for the book: a title is ordered once, and its money is promised. */
export const OPEN_STATES = [
  'held',
  'created',
  'asking',
  'sent',
  'confirmed',
  'shipped',
  'delivered',
] as const satisfies readonly PurchaseState[];

/** States that count for the quota of a reader. */
export const COUNTED_STATES = [
  ...OPEN_STATES,
  'received',
  'returned',
  'accepted',
] as const satisfies readonly PurchaseState[];

/** States after which nothing happens. */
export const ENDED_STATES = [
  'lapsed',
  'givenUp',
  'accepted',
  'refused',
  'cancelled',
  'lost',
  'damaged',
] as const satisfies readonly PurchaseState[];

export function isOpen(state: PurchaseState): boolean {
  return OPEN_STATES.some((one) => one === state);
}

/** What a move does with the money of the budget; undefined where it stays where it is. */
export function moneyOf(from: PurchaseState, to: PurchaseState): BudgetPosting | undefined {
  if (from === 'held') return to === 'created' ? 'commit' : 'release';
  if (to === 'received') return 'spend';
  return isOpen(from) && !isOpen(to) ? 'uncommit' : undefined;
}
