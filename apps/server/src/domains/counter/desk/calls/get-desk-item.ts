import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant, deskWords } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const getDeskItemCall = implement(getDeskItem)(async ({ input, context, deps }) => {
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const item = await desk.item(input.barcode);
  if (isRefusal(item)) return item;
  return presentDeskItem(item, await deskWords(deps, context));
});
