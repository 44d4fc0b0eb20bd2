import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { FORBIDDEN } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_HELD_FOR_OTHER } from '@lectern/contracts/library-system/check-out-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords, placedDesk } from '../desk-place.ts';
import { heldForOther } from '../held-for-other.ts';
import { presentDeskItem } from '../present-desk-item.ts';
import { sharedNumber } from '../shared-number.ts';

export const checkOutCall = implement(checkOut)(async ({ input, context, deps }) => {
  const { patronId, barcode, override, overrideHold = false, isCopy = false } = input;
  const { staff } = context;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  if (override !== undefined && !staff.permissions.has('circulation.override')) return refuse(FORBIDDEN);
  if (overrideHold && !staff.permissions.has('circulation.override-hold')) return refuse(FORBIDDEN);
  const { desk, libraryCode } = place;
  const shared = isCopy ? undefined : await sharedNumber(deps, context.tenant, desk, barcode);
  if (shared) return shared;
  const loan = await desk.checkOut({
    patronId,
    barcode,
    libraryCode,
    staffId: staff.id,
    ...(override !== undefined && { override, overrideHold }),
  });
  if (isRefusalFor(loan, ITEM_HELD_FOR_OTHER)) return heldForOther(desk, barcode);
  if (isRefusal(loan)) return loan;
  const item = await desk.item(barcode);
  if (isRefusal(item)) return item;
  return {
    loanId: loan.id,
    normReturnDate: loan.dueDate,
    item: presentDeskItem(item, await deskWords(deps, context)),
  };
});
