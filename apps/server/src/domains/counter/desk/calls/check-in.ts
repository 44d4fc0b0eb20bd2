import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords, placedDesk } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';
import { sharedNumber } from '../shared-number.ts';

export const checkInCall = implement(checkIn)(async ({ input, context, deps }) => {
  const { barcode, returnedOn, isCopy = false } = input;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const { desk, libraryCode } = place;
  const shared = isCopy ? undefined : await sharedNumber(deps, context.tenant, desk, barcode);
  if (shared) return shared;
  const before = await desk.item(barcode);
  if (isRefusal(before)) return before;
  const returned = await desk.checkIn({
    barcode,
    libraryCode,
    staffId: context.staff.id,
    ...(returnedOn !== undefined && { returnedOn }),
  });
  if (isRefusal(returned)) return returned;
  const item = await desk.item(barcode);
  if (isRefusal(item)) return item;
  // Another desk may have been quicker: then this scan ended no loan.
  const loan = before.loan?.id === returned.loanId ? before.loan : undefined;
  const { currency } = context.tenant.settings.policy;
  return {
    loanId: returned.loanId ?? null,
    reader: loan?.reader ?? null,
    claimed: (loan?.claimedOn ?? null) !== null,
    finePosted: { amount: returned.finePosted, currency },
    refunded: { amount: returned.refunded ?? 0, currency },
    item: presentDeskItem(item, await deskWords(deps, context)),
  };
});
