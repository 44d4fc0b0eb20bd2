import { addLoanOfOrder } from '@lectern/contracts/buying/purchase/add-loan-of-order';
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
import { findOwnOrder } from '../store/order-store.ts';
import { readTerms } from '../store/terms-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';

export const addLoanOfOrderCall = implement(addLoanOfOrder)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const circulation = ownCirculation(deps, tenant);
  if (!circulation) return refuse(PURCHASE_OFF);
  const terms = await readTerms(deps.db, tenant.id);
  const buyer = { tenantId: tenant.id, patronId: patron.id };
  return answerInTransaction(context, deps.db, async (tx) => {
    const order = await findOwnOrder(tx, buyer, input.orderId);
    if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
    if (order.loan_id !== '') return loanOf(order);
    if (order.state !== 'delivered') return refuse(PURCHASE_ORDER_MOVED_ON);
    const received = await receiveOrder(tx, circulation, order, terms);
    if (isRefusal(received)) return received;
    if (received) return loanOf(received);
    // Somebody received it while this transaction waited.
    const now = await findOwnOrder(tx, buyer, input.orderId);
    return now && now.loan_id !== '' ? loanOf(now) : refuse(PURCHASE_ORDER_MOVED_ON);
  });
});

function loanOf({ id, loan_id, bib_id }: PurchaseOrderTable) {
  return { loanId: loan_id, orderId: id, recordId: bib_id };
}
