import { chargeDamage } from '@lectern/contracts/counter/desk/charge-damage';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const chargeDamageCall = implement(chargeDamage)(async ({ input, context, deps }) => {
  const { loanId, amount, reason: note } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const charged = await desk.chargeDamage({ loanId, amount, note, staffId: context.staff.id });
  if (isRefusal(charged)) return charged;
  return { charged: { amount: charged.charged, currency: context.tenant.settings.policy.currency } };
});
