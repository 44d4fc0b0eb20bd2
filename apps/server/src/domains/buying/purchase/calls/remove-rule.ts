import { removePurchaseRule } from '@lectern/contracts/buying/purchase/remove-rule';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedRule } from '../rules/audited-rule.ts';
import { deleteRule, listRules } from '../store/terms-store.ts';

export const removeRuleCall = implement(removePurchaseRule)(
  async ({ input: { group }, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    const isRemoved = await inTransaction(deps.db, async (tx) => {
      const before = (await listRules(tx, tenant.id)).find((one) => one.group === group);
      if (!before) return false;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'purchase.removeRule',
        subject: group,
        before: auditedRule(before, new Map()),
        after: undefined,
        at,
      });
      return deleteRule(tx, tenant.id, group);
    });
    return { isRemoved };
  },
);
