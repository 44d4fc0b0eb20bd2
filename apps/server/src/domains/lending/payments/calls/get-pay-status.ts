import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import { implement } from '../../../../platform/http/implement.ts';
import { followOrder } from '../follow-order.ts';
import { orderOfReader } from '../order-of-reader.ts';
import { presentOrder } from '../present-order.ts';

export const getPayStatusCall = implement(getPayStatus)(async ({ input, context, deps }) => {
  const order = await orderOfReader(deps.db, context, input.orderNo);
  if (isRefusal(order)) return order;
  return presentOrder(deps, await followOrder(deps, context.tenant, order), context.language);
});
