import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putItemType } from '@lectern/contracts/lending/rules/put-item-type';
import { implement } from '../../../../platform/http/implement.ts';
import { rulesOf } from '../rules-of.ts';

export const putItemTypeCall = implement(putItemType)(async ({ input, context: { tenant, staff }, deps }) => {
  const rules = rulesOf(deps, tenant);
  if (isRefusal(rules)) return rules;
  const done = await rules.putItemType(input, staff.id);
  return isRefusal(done) ? done : { code: done.code };
});
