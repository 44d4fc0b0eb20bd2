import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { implement } from '../../../../platform/http/implement.ts';
import { putRule as put } from '../../circulation/rule-table/change-rules.ts';
import { ownRules } from '../own-rules.ts';

export const putRuleCall = implement(putRule)(async ({ input, context: { tenant, staff }, deps }) => {
  const own = ownRules(deps, tenant);
  if (isRefusal(own)) return own;
  const done = await put(deps.db, own, input, staff.id);
  return isRefusal(done) ? done : { ...done };
});
