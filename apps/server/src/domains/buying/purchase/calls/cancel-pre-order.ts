import { cancelPreOrder } from '@lectern/contracts/buying/purchase/cancel-pre-order';
import { PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from '@lectern/contracts/buying/purchase/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { moveOrder } from '../orders/move-order.ts';
import { presentOne, readOrderNames } from '../present-orders.ts';
import { findOwnOrder } from '../store/order-store.ts';

export const cancelPreOrderCall = implement(cancelPreOrder)(async ({ input, context, deps }) => {
  const buyer = { tenantId: context.tenant.id, patronId: context.patron.id };
  const names = await readOrderNames(deps, context);
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const order = await findOwnOrder(tx, buyer, input.orderId);
    if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
    const moved = await moveOrder(tx, { tenantId: buyer.tenantId, now }, order, 'givenUp');
    return moved ? presentOne(tx, names, moved) : refuse(PURCHASE_ORDER_MOVED_ON);
  });
});
