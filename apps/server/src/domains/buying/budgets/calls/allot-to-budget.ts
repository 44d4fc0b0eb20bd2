import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { BUDGET_NOT_FOUND } from '@lectern/contracts/buying/budgets/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { bookBudget } from '../book-budget.ts';
import { presentBudget } from '../present-budget.ts';
import { findBudget } from '../store/budget-store.ts';

export const allotToBudgetCall = implement(allotToBudget)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { id, change: amount, note } = input;
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const where = { tenantId: tenant.id, now };
    const refused = await bookBudget(tx, where, { budgetId: id, kind: 'allot', amount, subject: '', note });
    if (isRefusal(refused)) return refused;
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'budgets.allot',
      subject: id,
      details: { amount, note },
      at: now,
    });
    const budget = await findBudget(tx, tenant.id, id);
    return budget ? presentBudget(budget) : refuse(BUDGET_NOT_FOUND);
  });
});
