import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putUsualSet } from '@lectern/contracts/lending/rules/put-usual-set';
import { implement } from '../../../../platform/http/implement.ts';
import { addUsualSet } from '../../circulation/rule-table/add-usual-set.ts';
import { ownRules } from '../own-rules.ts';

export const putUsualSetCall = implement(putUsualSet)(
  async ({ input: { kind }, context: { tenant, staff }, deps }) => {
    const own = ownRules(deps, tenant);
    return isRefusal(own) ? own : addUsualSet(deps.db, own, kind, staff.id);
  },
);
