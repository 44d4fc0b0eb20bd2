import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { writeAmount } from '../../../platform/sip2/write-amount.ts';
import type { PaymentTeller } from '../telling/payments-told-once.ts';
import { askPatron, debtOf } from './read-patron.ts';
import type { Sip2Context } from './sip2-context.ts';

/** Other or unknown, since what is owed is one sum; and a card, since nobody at the portal takes cash. */
const FEE_TYPE = '01';
const PAYMENT_TYPE = '02';

/** Tells a system of a payment (37). Its reference is the transaction id (BK), which systems may keep or not. */
export function sip2PaymentTeller(context: Sip2Context): PaymentTeller {
  const { system, policy } = context;
  return {
    async owed(patronId) {
      const answer = await askPatron(context, patronId);
      return isRefusal(answer) ? answer : debtOf(answer, context).owed;
    },
    async tell({ patronId, reference, amount }) {
      const { sentAt, AO, AC } = await system.frame();
      const fixed = { sentAt, feeType: FEE_TYPE, paymentType: PAYMENT_TYPE, currency: policy.currency };
      const fields = { BV: writeAmount(amount, policy.currency), AO, AA: patronId, AC, BK: reference };
      const answer = await system.change({ code: '37', fixed, fields }, '38');
      return answer.fixed.accepted === 'Y' ? 'taken' : 'refused';
    },
  };
}
