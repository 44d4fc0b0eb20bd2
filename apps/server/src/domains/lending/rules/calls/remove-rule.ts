import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeRule } from '@lectern/contracts/lending/rules/remove-rule';
import { implement } from '../../../../platform/http/implement.ts';
import { rulesOf } from '../rules-of.ts';

export const removeRuleCall = implement(removeRule)(async ({ input, context: { tenant, staff }, deps }) => {
  const rules = rulesOf(deps, tenant);
  if (isRefusal(rules)) return rules;
  const done = await rules.remove(input, staff.id);
  return isRefusal(done) ? done : {};
});
