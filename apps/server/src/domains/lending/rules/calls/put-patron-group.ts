import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { implement } from '../../../../platform/http/implement.ts';
import { rulesOf } from '../rules-of.ts';

export const putPatronGroupCall = implement(putPatronGroup)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const rules = rulesOf(deps, tenant);
    if (isRefusal(rules)) return rules;
    const done = await rules.putGroup(input, staff.id);
    return isRefusal(done) ? done : { code: done.code };
  },
);
