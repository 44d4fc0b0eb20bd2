import { PURCHASE_ORDER_NOT_FOUND } from '@lectern/contracts/buying/purchase/errors';
import { getLogistics } from '@lectern/contracts/buying/purchase/get-logistics';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { presentOne, readOrderNames } from '../present-orders.ts';
import { findOwnOrder } from '../store/order-store.ts';

export const getLogisticsCall = implement(getLogistics)(async ({ input: { orderId }, context, deps }) => {
  const buyer = { tenantId: context.tenant.id, patronId: context.patron.id };
  const order = await findOwnOrder(deps.db, buyer, orderId);
  if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
  return presentOne(deps.db, await readOrderNames(deps, context), order);
});
