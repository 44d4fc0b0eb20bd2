import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { implement } from '../../../../platform/http/implement.ts';
import { putGroup } from '../../circulation/rule-table/change-rules.ts';
import { ownRules } from '../own-rules.ts';

export const putPatronGroupCall = implement(putPatronGroup)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const own = ownRules(deps, tenant);
    if (isRefusal(own)) return own;
    const { code } = await putGroup(deps.db, own, input, staff.id);
    return { code };
  },
);
