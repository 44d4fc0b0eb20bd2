import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_NOT_FOUND } from '@lectern/contracts/lending/payments/errors';
import { getOrderStatus } from '@lectern/contracts/lending/payments/get-order-status';
import { implement } from '../../../../platform/http/implement.ts';
import { followOrder } from '../follow-order.ts';
import { orderOfReader } from '../order-of-reader.ts';
import { presentOrder } from '../present-order.ts';

export const getOrderStatusCall = implement(getOrderStatus)(async ({ input, context, deps }) => {
  const order = await orderOfReader(deps.db, context, input.orderNo);
  if (isRefusal(order)) return order;
  if (order.channel !== input.channel) return refuse(PAYMENT_NOT_FOUND);
  return presentOrder(deps, await followOrder(deps, context.tenant, order), context.language);
});
