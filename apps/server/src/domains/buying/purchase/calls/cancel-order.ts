import { cancelPurchaseOrder } from '@lectern/contracts/buying/purchase/cancel-order';
import {
  PURCHASE_NOT_CANCELLED,
  PURCHASE_ORDER_MOVED_ON,
  PURCHASE_ORDER_NOT_FOUND,
} from '@lectern/contracts/buying/purchase/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { moveOrder } from '../orders/move-order.ts';
import { portOf } from '../orders/send-order.ts';
import { presentOne, readOrderNames } from '../present-orders.ts';
import { findOwnOrder } from '../store/order-store.ts';

export const cancelOrderCall = implement(cancelPurchaseOrder)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const buyer = { tenantId: tenant.id, patronId: patron.id };
  const order = await findOwnOrder(deps.db, buyer, input.orderId);
  if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
  // While nobody knows what the vendor has, there is nothing to ask back.
  if (!['created', 'sent', 'confirmed'].includes(order.state)) return refuse(PURCHASE_ORDER_MOVED_ON);
  if (order.state !== 'created') {
    const port = await portOf(deps, tenant, order);
    const told = await port.cancel(order.order_number);
    // Staff tell such a vendor by hand: what it confirmed is on its way.
    const isBack = told === 'cancelled' || (told === 'byHand' && order.state === 'sent');
    if (!isBack) return refuse(PURCHASE_NOT_CANCELLED);
  }
  const names = await readOrderNames(deps, context);
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const cancelled = await moveOrder(tx, { tenantId: tenant.id, now }, order, 'cancelled');
    return cancelled ? presentOne(tx, names, cancelled) : refuse(PURCHASE_ORDER_MOVED_ON);
  });
});
