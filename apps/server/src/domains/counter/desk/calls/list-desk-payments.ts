import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { listDeskPayments as listPayments } from '../../../lending/circulation/money/give-back-at-desk.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';

const LAST = 50;

export const listDeskPaymentsCall = implement(listDeskPayments)(
  async ({ input, context: { tenant }, deps }) => {
    const own = ownCirculation(deps, tenant);
    if (!own) return refuse(DESK_ELSEWHERE);
    const taken = await listPayments(deps.db, own, input.patronId, LAST);
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
