import { declareLost } from '@lectern/contracts/counter/desk/declare-lost';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const declareLostCall = implement(declareLost)(async ({ input, context, deps }) => {
  const { loanId, charge } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const { currency } = context.tenant.settings.policy;
  const money = (amount: number) => ({ amount, currency });
  const declared = { loanId, staffId: context.staff.id, ...(charge !== undefined && { charge }) };
  return answerAct(
    context,
    () => desk.declareLost(declared),
    (lost) => ({ charged: money(lost.charged), finePosted: money(lost.finePosted) }),
  );
});
