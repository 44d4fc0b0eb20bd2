import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { newId } from '../../../../platform/db/ids.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { rulesOf } from '../rules-of.ts';

export const putAmnestyCall = implement(putAmnesty)(async ({ input, context: { tenant, staff }, deps }) => {
  const rules = rulesOf(deps, tenant);
  if (isRefusal(rules)) return rules;
  const done = await rules.putAmnesty({ ...input, id: input.id ?? newId() }, staff.id);
  return isRefusal(done) ? done : { ...done };
});
