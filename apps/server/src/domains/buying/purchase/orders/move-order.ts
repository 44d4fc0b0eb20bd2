import type { PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { bookBudget } from '../../budgets/book-budget.ts';
import { countOrdered } from '../../vendors/known-items.ts';
import { addStep, changeOrderIn } from '../store/order-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';
import { isOpen, moneyOf, ORDER_WAYS } from './order-ways.ts';

/** When a vendor is asked first after each move, in seconds; states without one ask nothing. */
const LOOK_AFTER: Partial<Record<PurchaseState, number>> = {
  asking: 60,
  sent: 1800,
  confirmed: 3600,
  shipped: 3600,
};

export interface MoveNews {
  readonly note?: string;
  readonly changes?: Partial<
    Pick<PurchaseOrderTable, 'carrier' | 'parcel_number' | 'bib_id' | 'copy_id' | 'loan_id'>
  >;
}

/**
 * The one way by which an order gets another state, in the transaction of what makes it so: state, money of the budget and step are
 * written together. Undefined where the order is no longer as it was read, or this state does not follow: then somebody else was first.
 *
 * @throws Error where the budget has not what the order should have: then nothing is written
 */
export async function moveOrder(
  tx: Tx,
  { tenantId, now }: { readonly tenantId: string; readonly now: string },
  order: PurchaseOrderTable,
  to: PurchaseState,
  { note = '', changes = {} }: MoveNews = {},
): Promise<PurchaseOrderTable | undefined> {
  if (!ORDER_WAYS[order.state].includes(to)) return undefined;
  const seconds = LOOK_AFTER[to];
  const next = {
    ...changes,
    state: to,
    state_since: now,
    open_title: isOpen(to) ? order.open_title : null,
    next_look_at: seconds === undefined ? '' : later(new Date(now), seconds),
    looks: 0,
    // Nobody needs to know any more where it went.
    ...(!isOpen(to) && { recipient: '', phone: '', address: '' }),
  };
  if (!(await changeOrderIn(tx, tenantId, order, next))) return undefined;
  const kind = moneyOf(order.state, to);
  if (kind !== undefined) {
    const booked = await bookBudget(
      tx,
      { tenantId, now },
      {
        budgetId: order.budget_id,
        kind,
        amount: order.price + order.freight,
        subject: order.id,
        orderNumber: order.order_number,
      },
    );
    if (isRefusal(booked)) throw new Error(`an order has lost its budget: ${booked.code}`);
    if (kind === 'commit') await countOrdered(tx, tenantId, order.item_id, 1);
    if (kind === 'uncommit') await countOrdered(tx, tenantId, order.item_id, -1);
  }
  await addStep(tx, { tenantId, orderId: order.id, state: to, note, at: now });
  return { ...order, ...next };
}
