import { recordUse } from '@lectern/contracts/counter/desk/record-use';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords, placedDesk } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const recordUseCall = implement(recordUse)(async ({ input: { barcode }, context, deps }) => {
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const { desk, libraryCode } = place;
  const counted = await desk.recordUse({ barcode, libraryCode, staffId: context.staff.id });
  if (isRefusal(counted)) return counted;
  const item = await desk.item(barcode);
  if (isRefusal(item)) return item;
  return { uses: counted.uses, item: presentDeskItem(item, await deskWords(deps, context)) };
});
