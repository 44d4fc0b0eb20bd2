import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';

export const payBehavioursCall = implement(payBehaviours)(async ({ input, context, deps }) => {
  const { patronId, behaviourDetlIds: behaviourIds, amount, method } = input;
  const { staff, tenant } = context;
  const { behaviours } = deps.ils.of(tenant);
  if (!behaviours) return refuse(DESK_ELSEWHERE);
  const paid = await behaviours.pay({ patronId, behaviourIds, amount, method, staffId: staff.id });
  if (isRefusal(paid)) return paid;
  return { paid: { amount: paid.paid, currency: tenant.settings.policy.currency } };
});
