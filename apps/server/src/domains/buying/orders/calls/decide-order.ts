import { decideOrder } from '@lectern/contracts/buying/orders/decide-order';
import {
  BUYING_ORDER_MOVED_ON,
  BUYING_ORDER_NOT_FOUND,
  ORDER_NEEDS_SECOND,
} from '@lectern/contracts/buying/orders/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockBudgets } from '../../budgets/close-year.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { endReservation } from '../money/commit-line.ts';
import { presentOrder } from '../present-order.ts';
import { changeBuyingOrder, lockBuyingOrder } from '../store/buying-order-store.ts';
import { changeLine, linesOfOrder, lockLines } from '../store/line-store.ts';

/** A line as it is in the basket again. */
const BACK = {
  order_id: '',
  order_number: '',
  position: 0,
  state: 'basket',
  rate: 0,
  rate_day: '',
  placed_at: '',
} as const;

export const decideOrderCall = implement(decideOrder)(async ({ input: { id, decision }, context, deps }) => {
  const { tenant, staff, language } = context;
  const vendors = await readVendors(deps, tenant.id, language);
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const order = await lockBuyingOrder(tx, tenant.id, id);
    if (!order) return refuse(BUYING_ORDER_NOT_FOUND);
    if (order.state !== 'waiting') return refuse(BUYING_ORDER_MOVED_ON);
    const isApproved = decision === 'approve';
    if (isApproved && order.placed_by === staff.id) return refuse(ORDER_NEEDS_SECOND);
    const ids = (await linesOfOrder(tx, tenant.id, id)).map(({ line }) => line.id);
    const lines = await lockLines(tx, tenant.id, ids);
    await lockBudgets(
      tx,
      tenant.id,
      lines.flatMap(({ shares }) => shares.map(({ budget_id }) => budget_id)),
    );
    for (const { line, shares } of lines) {
      const ended = await endReservation(
        { tx, tenantId: tenant.id, now },
        line,
        shares,
        isApproved ? 'commit' : 'release',
      );
      // What was reserved is there: nothing refuses it.
      if (isRefusal(ended)) throw new Error(`a reservation could not end: ${ended.code}`);
      await changeLine(tx, tenant.id, line.id, isApproved ? { state: 'placed' } : BACK);
    }
    const change = {
      state: isApproved ? ('placed' as const) : ('declined' as const),
      decided_by: staff.id,
      decided_at: now,
    };
    await changeBuyingOrder(tx, tenant.id, id, change);
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'orders.decide',
      subject: order.number,
      details: { verb: decision, amount: order.amount },
      at: now,
    });
    return presentOrder(
      { ...order, ...change },
      { vendorName: vendors.get(order.vendor_id)?.name ?? '', lineCount: lines.length, staffId: staff.id },
    );
  });
});
