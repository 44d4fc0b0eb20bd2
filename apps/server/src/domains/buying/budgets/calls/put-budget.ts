import { MOST_BUDGETS } from '@lectern/contracts/buying/budgets/budget';
import {
  BUDGET_CODE_TAKEN,
  BUDGET_LIMIT_REACHED,
  BUDGET_NOT_FOUND,
} from '@lectern/contracts/buying/budgets/errors';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedBudget, presentBudget } from '../present-budget.ts';
import { listBudgetRows, lockBudget, writeBudget } from '../store/budget-store.ts';

export const putBudgetCall = implement(putBudget)(async ({ input, context: { tenant, staff }, deps }) => {
  const now = deps.clock.now().toISOString();
  const { id, code, names, year, isOpen } = input;
  const after = await inTransaction(deps.db, async (tx) => {
    await lockName(tx, `budgets/${tenant.id}`);
    const all = await listBudgetRows(tx, tenant.id);
    if (all.some((one) => one.code === code && one.year === year && one.id !== id))
      return refuse(BUDGET_CODE_TAKEN, { code });
    const before = id === undefined ? undefined : await lockBudget(tx, tenant.id, id);
    if (id !== undefined && !before) return refuse(BUDGET_NOT_FOUND);
    if (!before && all.length >= MOST_BUDGETS) return refuse(BUDGET_LIMIT_REACHED, { limit: MOST_BUDGETS });
    const budget = {
      id: before?.id ?? newId(),
      tenant_id: tenant.id,
      code,
      names: toJson(names),
      year,
      currency: before?.currency ?? tenant.settings.policy.currency,
      is_open: toBit(isOpen),
      free: before?.free ?? 0,
      reserved: before?.reserved ?? 0,
      committed: before?.committed ?? 0,
      spent: before?.spent ?? 0,
      created_at: before?.created_at ?? now,
      updated_at: now,
    };
    await writeBudget(tx, budget);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'budgets.put',
      subject: budget.id,
      before: before && auditedBudget(before),
      after: auditedBudget(budget),
      at: now,
    });
    return budget;
  });
  return isRefusal(after) ? after : presentBudget(after);
});
