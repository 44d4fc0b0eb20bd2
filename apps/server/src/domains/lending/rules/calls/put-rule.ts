import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { implement } from '../../../../platform/http/implement.ts';
import { rulesOf } from '../rules-of.ts';

export const putRuleCall = implement(putRule)(async ({ input, context: { tenant, staff }, deps }) => {
  const rules = rulesOf(deps, tenant);
  if (isRefusal(rules)) return rules;
  const done = await rules.put(input, staff.id);
  return isRefusal(done) ? done : { ...done };
});
