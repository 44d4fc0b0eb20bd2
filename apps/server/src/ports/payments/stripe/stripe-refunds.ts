import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { NewRefund, RefundState } from '../payment-channel.ts';

export const stripeRefundSchema = z.object({
  id: z.string(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripeRefund = z.infer<typeof stripeRefundSchema>;

const PAGE = 100;

/** The refund with our number, among those of its payment; `unknown` if there is none. */
export async function findRefund(stripe: Stripe, { number, payment }: NewRefund): Promise<RefundState> {
  const { data } = await stripe.refunds.list({ payment_intent: payment.providerNumber, limit: PAGE });
  const found = data.find(({ metadata }) => metadata?.number === number);
  return found ? stateOfStripeRefund(stripeRefundSchema.parse(found)) : { state: 'unknown' };
}

export function stateOfStripeRefund({ id, status, failure_reason: reason }: StripeRefund): RefundState {
  if (status === 'succeeded') return { state: 'done', providerNumber: id };
  if (status === 'failed' || status === 'canceled') return { state: 'failed', reason: reason ?? status };
  return { state: 'processing' };
}
