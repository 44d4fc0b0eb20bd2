import type { OrderState } from '@lectern/contracts/lending/payments/order-view';

/** The states that follow each state. Money that comes when an order is closed makes it late, and goes back. */
export const ORDER_MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['asking', 'closed'],
  asking: ['waiting', 'closing', 'closed', 'paid'],
  waiting: ['closing', 'closed', 'paid'],
  closing: ['closed', 'paid'],
  closed: ['late'],
  paid: [],
  late: [],
};

/** States in which the order may still be paid: its fines are reserved. */
export const OPEN_STATES = [
  'created',
  'asking',
  'waiting',
  'closing',
] as const satisfies readonly OrderState[];

export function isOpen(state: OrderState): boolean {
  return OPEN_STATES.some((one) => one === state);
}
