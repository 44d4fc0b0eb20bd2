import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putItemType } from '@lectern/contracts/lending/rules/put-item-type';
import { implement } from '../../../../platform/http/implement.ts';
import { putItemType as put } from '../../circulation/rule-table/change-rules.ts';
import { ownRules } from '../own-rules.ts';

export const putItemTypeCall = implement(putItemType)(async ({ input, context: { tenant, staff }, deps }) => {
  const own = ownRules(deps, tenant);
  if (isRefusal(own)) return own;
  const { code } = await put(deps.db, own, input, staff.id);
  return { code };
});
