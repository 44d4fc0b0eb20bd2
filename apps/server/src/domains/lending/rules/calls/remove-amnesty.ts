import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeAmnesty } from '@lectern/contracts/lending/rules/remove-amnesty';
import { implement } from '../../../../platform/http/implement.ts';
import { rulesOf } from '../rules-of.ts';

export const removeAmnestyCall = implement(removeAmnesty)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const rules = rulesOf(deps, tenant);
    if (isRefusal(rules)) return rules;
    const done = await rules.removeAmnesty(input.id, staff.id);
    return isRefusal(done) ? done : {};
  },
);
