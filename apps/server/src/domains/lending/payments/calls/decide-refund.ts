import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { decideRefund } from '@lectern/contracts/lending/payments/decide-refund';
import { implement } from '../../../../platform/http/implement.ts';
import { decideOnRefund } from '../refunds/decide-on-refund.ts';
import { giveRefund } from '../refunds/give-refund.ts';

export const decideRefundCall = implement(decideRefund)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { refundNo: number, verdict } = input;
  const refund = await decideOnRefund(deps, tenant, { number, verdict, staffId: staff.id });
  if (isRefusal(refund)) return refund;
  const { state } = verdict === 'approve' ? await giveRefund(deps, tenant, refund) : refund;
  return { state };
});
