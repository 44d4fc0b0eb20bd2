import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { payBehaviours as pay } from '../../../lending/circulation/money/charge-and-pay.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';

export const payBehavioursCall = implement(payBehaviours)(async ({ input, context, deps }) => {
  const { patronId, behaviourDetlIds: behaviourIds, amount, method } = input;
  const { staff, tenant } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const { currency } = tenant.settings.policy;
  return answerAct(
    context,
    () => pay(deps.db, own, { patronId, behaviourIds, amount, method, staffId: staff.id }),
    ({ paid }) => ({ paid: { amount: paid, currency } }),
  );
});
