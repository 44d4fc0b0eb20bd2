import { changeDueDate } from '@lectern/contracts/counter/desk/change-due-date';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const changeDueDateCall = implement(changeDueDate)(async ({ input, context, deps }) => {
  const { loanId, normReturnDate, reason } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const changed = await desk.changeDueDate({
    loanId,
    dueDate: normReturnDate,
    reason,
    staffId: context.staff.id,
  });
  return isRefusal(changed) ? changed : { normReturnDate: changed.dueDate };
});
