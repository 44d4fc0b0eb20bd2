import { PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from '@lectern/contracts/buying/purchase/errors';
import { movePurchase } from '@lectern/contracts/buying/purchase/move-order';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { moveOrder } from '../orders/move-order.ts';
import { presentStaffOrders, readStaffOrderNames } from '../present-staff-orders.ts';
import { findOrder } from '../store/order-store.ts';

export const moveOrderCall = implement(movePurchase)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { orderId, to, note, carrier, parcelNumber } = input;
  const now = deps.clock.now().toISOString();
  const names = await readStaffOrderNames(deps, context);
  return answerInTransaction(context, deps.db, async (tx) => {
    const order = await findOrder(tx, tenant.id, orderId);
    if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
    const changes = {
      ...(carrier !== '' && { carrier }),
      ...(parcelNumber !== '' && { parcel_number: parcelNumber }),
    };
    const moved = await moveOrder(tx, { tenantId: tenant.id, now }, order, to, { note, changes });
    if (!moved) return refuse(PURCHASE_ORDER_MOVED_ON);
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'purchase.move',
      subject: order.order_number,
      details: { note: `${order.state} → ${to}` },
      at: now,
    });
    const [view] = await presentStaffOrders(tx, names, [moved]);
    return view ?? refuse(PURCHASE_ORDER_NOT_FOUND);
  });
});
