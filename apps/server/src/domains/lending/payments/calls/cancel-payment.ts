import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { cancelPayment } from '@lectern/contracts/lending/payments/cancel-payment';
import { implement } from '../../../../platform/http/implement.ts';
import { giveUp } from '../give-up.ts';
import { orderOfReader } from '../order-of-reader.ts';
import { presentOrder } from '../present-order.ts';

export const cancelPaymentCall = implement(cancelPayment)(async ({ input, context, deps }) => {
  const order = await orderOfReader(deps.db, context, input.orderNo);
  if (isRefusal(order)) return order;
  return presentOrder(deps, await giveUp(deps, context.tenant, order), context.language);
});
