import { BUDGET_NOT_FOUND } from '@lectern/contracts/buying/budgets/errors';
import { listBudgetPostings } from '@lectern/contracts/buying/budgets/list-budget-postings';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findBudget, pageOfPostings } from '../store/budget-store.ts';

export const listBudgetPostingsCall = implement(listBudgetPostings)(
  async ({ input: { id, page, rows }, context: { tenant }, deps }) => {
    if (!(await findBudget(deps.db, tenant.id, id))) return refuse(BUDGET_NOT_FOUND);
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, postings } = await pageOfPostings(deps.db, tenant.id, id, place);
    return {
      total,
      postings: postings.map((one) => ({
        id: one.id,
        kind: one.kind,
        amount: one.amount,
        orderNumber: one.order_number,
        note: one.note,
        at: one.posted_at,
      })),
    };
  },
);
