import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';

const LAST = 50;

export const listDeskPaymentsCall = implement(listDeskPayments)(
  async ({ input, context: { tenant }, deps }) => {
    const { behaviours } = deps.ils.of(tenant);
    if (!behaviours) return refuse(DESK_ELSEWHERE);
    const taken = await behaviours.taken(input.patronId, LAST);
    if (isRefusal(taken)) return taken;
    const { currency } = tenant.settings.policy;
    return {
      payments: taken.map(({ id, method, paidAt, amount, refundable }) => ({
        paymentId: id,
        method,
        paidAt,
        amount: { amount, currency },
        refundable: { amount: refundable, currency },
      })),
    };
  },
);
