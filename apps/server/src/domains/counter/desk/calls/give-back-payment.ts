import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { limitAndApproval } from '../refund-approval.ts';

export const giveBackPaymentCall = implement(giveBackPayment)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { patronId, paymentId, amount, reason: note } = input;
  const { behaviours } = deps.ils.of(tenant);
  if (!behaviours) return refuse(DESK_ELSEWHERE);
  const approval = await limitAndApproval(deps, context, input);
  const given = { patronId, paymentId, amount, note, staffId: staff.id, ...approval };
  const back = await behaviours.giveBack(given);
  if (isRefusal(back)) return back;
  return { refunded: { amount: back.refunded, currency: tenant.settings.policy.currency } };
});
