import { changeDueDate } from '@lectern/contracts/counter/desk/change-due-date';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const changeDueDateCall = implement(changeDueDate)(async ({ input, context, deps }) => {
  const { loanId, normReturnDate, reason } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const change = { loanId, dueDate: normReturnDate, reason, staffId: context.staff.id };
  return answerAct(
    context,
    () => desk.changeDueDate(change),
    ({ dueDate }) => ({ normReturnDate: dueDate }),
  );
});
