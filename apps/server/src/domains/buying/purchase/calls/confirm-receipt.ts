import { confirmReceipt } from '@lectern/contracts/buying/purchase/confirm-receipt';
import {
  PURCHASE_OFF,
  PURCHASE_ORDER_MOVED_ON,
  PURCHASE_ORDER_NOT_FOUND,
} from '@lectern/contracts/buying/purchase/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { receiveOrder } from '../orders/receive-order.ts';
import { presentOne, readOrderNames } from '../present-orders.ts';
import { findOwnOrder } from '../store/order-store.ts';
import { readTerms } from '../store/terms-store.ts';

export const confirmReceiptCall = implement(confirmReceipt)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const circulation = ownCirculation(deps, tenant);
  if (!circulation) return refuse(PURCHASE_OFF);
  const terms = await readTerms(deps.db, tenant.id);
  const names = await readOrderNames(deps, context);
  const buyer = { tenantId: tenant.id, patronId: patron.id };
  return answerInTransaction(context, deps.db, async (tx) => {
    const order = await findOwnOrder(tx, buyer, input.orderId);
    if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
    const received = await receiveOrder(tx, circulation, order, terms);
    if (isRefusal(received)) return received;
    return received ? presentOne(tx, names, received) : refuse(PURCHASE_ORDER_MOVED_ON);
  });
});
