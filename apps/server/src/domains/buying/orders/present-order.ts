import type { BuyingOrder } from '@lectern/contracts/buying/orders/buying-order';
import type { BuyingOrderTable } from './tables.ts';

export function presentOrder(
  order: BuyingOrderTable,
  {
    vendorName,
    lineCount,
    staffId,
    names = new Map(),
  }: {
    readonly vendorName: string;
    readonly lineCount: number;
    /** The caller. */
    readonly staffId: string;
    /** Names of the staff by id. */
    readonly names?: ReadonlyMap<string, string>;
  },
): BuyingOrder {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    vendorId: order.vendor_id,
    vendorName,
    amount: order.amount,
    currency: order.currency,
    lineCount,
    note: order.note,
    way: order.way,
    placedBy: names.get(order.placed_by) ?? '',
    placedAt: order.placed_at,
    decidedBy: names.get(order.decided_by) ?? '',
    sentAt: order.sent_at,
    mayApprove: order.state === 'waiting' && order.placed_by !== staffId,
  };
}
