import { markItem } from '@lectern/contracts/counter/desk/mark-item';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant, deskWords } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const markItemCall = implement(markItem)(async ({ input, context, deps }) => {
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const item = await desk.markItem({ ...input, staffId: context.staff.id });
  return isRefusal(item) ? item : presentDeskItem(item, await deskWords(deps, context));
});
