import { listBudgets } from '@lectern/contracts/buying/budgets/list-budgets';
import { implement } from '../../../../platform/http/implement.ts';
import { presentBudget } from '../present-budget.ts';
import { listBudgetRows } from '../store/budget-store.ts';

export const listBudgetsCall = implement(listBudgets)(async ({ context: { tenant }, deps }) => {
  const rows = await listBudgetRows(deps.db, tenant.id);
  return { budgets: rows.map(presentBudget) };
});
