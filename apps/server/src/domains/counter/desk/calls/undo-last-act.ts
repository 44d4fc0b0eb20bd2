import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import { INTERNAL } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant, deskWords } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const undoLastActCall = implement(undoLastAct)(async ({ input, context, deps }) => {
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const undone = await desk.undo({
    staffId: context.staff.id,
    ...(input.barcode !== undefined && { barcode: input.barcode }),
  });
  if (isRefusal(undone)) return undone;
  const item = await desk.item(undone.barcode);
  if (isRefusalFor(item, ITEM_NOT_FOUND)) return refuse(INTERNAL);
  if (isRefusal(item)) return item;
  return { act: undone.act, item: presentDeskItem(item, await deskWords(deps, context)) };
});
