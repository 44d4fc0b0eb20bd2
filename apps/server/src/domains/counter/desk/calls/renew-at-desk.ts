import { renewAtDesk } from '@lectern/contracts/counter/desk/renew-at-desk';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRefusal } from '../../../lending/loans/present-refusal.ts';
import { deskOfTenant, deskWords } from '../desk-place.ts';

export const renewAtDeskCall = implement(renewAtDesk)(async ({ input, context, deps }) => {
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const results = await desk.renew({ ...input, staffId: context.staff.id });
  if (isRefusal(results)) return results;
  const words = await deskWords(deps, context);
  return {
    results: results.map((result) => ({
      loanId: result.loanId,
      title: result.title,
      renewed: result.renewed,
      normReturnDate: result.dueDate,
      refusal: result.refusal ? presentRefusal(result.refusal, words) : null,
    })),
  };
});
