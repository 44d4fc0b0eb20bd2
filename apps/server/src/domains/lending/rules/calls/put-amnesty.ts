import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { newId } from '../../../../platform/db/ids.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { putAmnesty as put } from '../../circulation/rule-table/change-amnesties.ts';
import { ownRules } from '../own-rules.ts';

export const putAmnestyCall = implement(putAmnesty)(async ({ input, context: { tenant, staff }, deps }) => {
  const own = ownRules(deps, tenant);
  if (isRefusal(own)) return own;
  return { ...(await put(deps.db, own, { ...input, id: input.id ?? newId() }, staff.id)) };
});
