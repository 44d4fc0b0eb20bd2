import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeAmnesty } from '@lectern/contracts/lending/rules/remove-amnesty';
import { implement } from '../../../../platform/http/implement.ts';
import { removeAmnesty as remove } from '../../circulation/rule-table/change-amnesties.ts';
import { ownRules } from '../own-rules.ts';

export const removeAmnestyCall = implement(removeAmnesty)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const own = ownRules(deps, tenant);
    if (isRefusal(own)) return own;
    const done = await remove(deps.db, own, input.id, staff.id);
    return isRefusal(done) ? done : {};
  },
);
