import { BUDGET_NOT_FOUND } from '@lectern/contracts/buying/budgets/errors';
import { putPurchaseRule } from '@lectern/contracts/buying/purchase/put-rule';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { auditedRule } from '../rules/audited-rule.ts';
import { listRules, writeRule } from '../store/terms-store.ts';

export const putRuleCall = implement(putPurchaseRule)(
  async ({ input, context: { tenant, staff, language }, deps }) => {
    const at = deps.clock.now().toISOString();
    const refused = await inTransaction(deps.db, async (tx) => {
      const known = new Map((await readBudgets(tx, tenant.id, language)).map(({ id, name }) => [id, name]));
      if (!input.budgetIds.every((id) => known.has(id))) return refuse(BUDGET_NOT_FOUND);
      const before = (await listRules(tx, tenant.id)).find(({ group }) => group === input.group);
      await writeRule(tx, tenant.id, input, at);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'purchase.putRule',
        subject: input.group,
        before: before && auditedRule(before, known),
        after: auditedRule(input, known),
        at,
      });
      return undefined;
    });
    return isRefusal(refused) ? refused : input;
  },
);
