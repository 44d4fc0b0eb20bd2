import { cancelOrderLines } from '@lectern/contracts/buying/orders/cancel-order-lines';
import { ORDER_LINE_NOT_FOUND } from '@lectern/contracts/buying/orders/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockBudgets } from '../../budgets/close-year.ts';
import { canCancel, cancelLine } from '../lines/cancel-line.ts';
import { referenceOf } from '../order-file.ts';
import { lockLines } from '../store/line-store.ts';

export const cancelOrderLinesCall = implement(cancelOrderLines)(
  async ({ input: { ids, reason }, context, deps }) => {
    const { tenant, staff } = context;
    const now = deps.clock.now().toISOString();
    return answerInTransaction(context, deps.db, async (tx) => {
      const found = await lockLines(tx, tenant.id, ids);
      if (found.length === 0) return refuse(ORDER_LINE_NOT_FOUND);
      const open = found.filter(canCancel);
      await lockBudgets(
        tx,
        tenant.id,
        open.flatMap(({ shares }) => shares.map(({ budget_id }) => budget_id)),
      );
      for (const whole of open) {
        await cancelLine({ tx, tenantId: tenant.id, now }, whole, { to: 'cancelled' });
        await addAuditEntry(tx, tenant.id, {
          staffId: staff.id,
          action: 'orders.cancelLines',
          subject: referenceOf(whole.line),
          details: { title: whole.line.title, reason },
          at: now,
        });
      }
      const cancelled = open.map(({ line }) => line.id);
      return { cancelled, passed: ids.filter((id) => !cancelled.includes(id)) };
    });
  },
);
