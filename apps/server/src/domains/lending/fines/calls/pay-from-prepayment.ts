import { refuse } from '@lectern/contracts/kernel/refusal';
import { payFromPrepayment } from '@lectern/contracts/lending/fines/pay-from-prepayment';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';

export const payFromPrepaymentCall = implement(payFromPrepayment)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { behaviourDetlIds: behaviourIds, amount } = input;
  const { currency } = tenant.settings.policy;
  const { funds } = deps.ils.of(tenant);
  if (!funds) return refuse(ILS_UNAVAILABLE);
  return answerAct(
    context,
    () => funds.payFines({ patronId: patron.id, behaviourIds, amount }),
    ({ paid }) => ({ paid: { amount: paid, currency } }),
  );
});
