import { ORDER_LINE_NOT_FOUND } from '@lectern/contracts/buying/orders/errors';
import { removeBasketLines } from '@lectern/contracts/buying/orders/remove-basket-lines';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedLine } from '../lines/audited-line.ts';
import { dropLine, lockLines } from '../store/line-store.ts';

export const removeBasketLinesCall = implement(removeBasketLines)(
  async ({ input: { ids }, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    return inTransaction(deps.db, async (tx) => {
      const found = await lockLines(tx, tenant.id, ids);
      if (found.length === 0) return refuse(ORDER_LINE_NOT_FOUND);
      const removed: string[] = [];
      for (const { line } of found.filter((one) => one.line.state === 'basket')) {
        await dropLine(tx, tenant.id, line.id);
        await noteChange(tx, tenant.id, {
          staffId: staff.id,
          action: 'orders.removeLines',
          subject: line.title,
          before: auditedLine(line),
          after: undefined,
          at,
        });
        removed.push(line.id);
      }
      return { removed, passed: ids.filter((id) => !removed.includes(id)) };
    });
  },
);
