import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeRule } from '@lectern/contracts/lending/rules/remove-rule';
import { implement } from '../../../../platform/http/implement.ts';
import { removeRule as remove } from '../../circulation/rule-table/change-rules.ts';
import { ownRules } from '../own-rules.ts';

export const removeRuleCall = implement(removeRule)(async ({ input, context: { tenant, staff }, deps }) => {
  const own = ownRules(deps, tenant);
  if (isRefusal(own)) return own;
  const done = await remove(deps.db, own, input, staff.id);
  return isRefusal(done) ? done : {};
});
