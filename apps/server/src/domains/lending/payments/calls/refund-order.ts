import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { implement } from '../../../../platform/http/implement.ts';
import { giveRefund } from '../refunds/give-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';

export const refundOrderCall = implement(refundOrder)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { orderNo: number, amount, reason } = input;
  const { refundLimit: limit } = tenant.settings.payments;
  const refund = await requestRefund(deps, tenant.id, {
    number,
    amount,
    reason,
    staffId: staff.id,
    limit,
  });
  if (isRefusal(refund)) return refund;
  const given = refund.state === 'proposed' ? refund : await giveRefund(deps, tenant, refund);
  return { refundNo: given.number, state: given.state };
});
