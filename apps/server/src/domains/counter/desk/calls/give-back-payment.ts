import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { giveBackAtDesk } from '../../../lending/circulation/money/give-back-at-desk.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { limitAndApproval } from '../refund-approval.ts';

export const giveBackPaymentCall = implement(giveBackPayment)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { patronId, paymentId, amount, reason: note } = input;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const approval = await limitAndApproval(deps, context, input);
  const given = { patronId, paymentId, amount, note, staffId: staff.id, ...approval };
  const { currency } = tenant.settings.policy;
  return answerAct(
    context,
    () => giveBackAtDesk(deps.db, own, given),
    ({ refunded }) => ({ refunded: { amount: refunded, currency } }),
  );
});
