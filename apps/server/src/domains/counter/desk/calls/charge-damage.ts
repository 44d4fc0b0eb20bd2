import { chargeDamage } from '@lectern/contracts/counter/desk/charge-damage';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const chargeDamageCall = implement(chargeDamage)(async ({ input, context, deps }) => {
  const { loanId, amount, reason: note } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const { currency } = context.tenant.settings.policy;
  return answerAct(
    context,
    () => desk.chargeDamage({ loanId, amount, note, staffId: context.staff.id }),
    ({ charged }) => ({ charged: { amount: charged, currency } }),
  );
});
