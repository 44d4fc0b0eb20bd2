import { createPurchaseOrder } from '@lectern/contracts/buying/purchase/create-order';
import {
  PRE_ORDER_OVER,
  PURCHASE_NOT_ALLOWED,
  PURCHASE_ORDER_NOT_FOUND,
} from '@lectern/contracts/buying/purchase/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { sendOrderJob } from '../jobs.ts';
import { openPurchase } from '../open-purchase.ts';
import { isStillAllowed } from '../orders/judge-again.ts';
import { moveOrder } from '../orders/move-order.ts';
import { presentOne, readOrderNames } from '../present-orders.ts';
import { lockBuyer } from '../store/cart-store.ts';
import { findOwnOrder } from '../store/order-store.ts';

export const createOrderCall = implement(createPurchaseOrder)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const opened = await openPurchase(deps, tenant);
  if (isRefusal(opened)) return opened;
  const { circulation } = opened;
  const names = await readOrderNames(deps, context);
  const buyer = { tenantId: tenant.id, patronId: patron.id };
  return answerInTransaction(context, deps.db, async (tx) => {
    const { now } = circulation;
    await lockBuyer(tx, buyer);
    const order = await findOwnOrder(tx, buyer, input.orderId);
    if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
    if (order.state !== 'held' || order.held_until <= now) return refuse(PRE_ORDER_OVER);
    const isAllowed = await isStillAllowed(tx, circulation, order);
    if (isRefusal(isAllowed)) return isAllowed;
    if (!isAllowed) return refuse(PURCHASE_NOT_ALLOWED);
    const made = await moveOrder(tx, circulation, order, 'created');
    if (!made) return refuse(PRE_ORDER_OVER);
    const orderId = made.id;
    await enqueueJob(tx, sendOrderJob, {
      tenantId: tenant.id,
      payload: { orderId },
      uniqueKey: orderId,
      now,
    });
    return presentOne(tx, names, made);
  });
});
