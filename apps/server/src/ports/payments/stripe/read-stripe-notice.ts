import * as z from 'zod';
import type { Notice, RawNotice } from '../payment-channel.ts';
import { stateOfStripeRefund, stripeRefundSchema } from './stripe-refunds.ts';
import { sessionSchema, stateOfSession } from './stripe-sessions.ts';

const TOLERANCE_SECONDS = 300;
const eventSchema = z.object({
  type: z.string().default(''),
  created: z.int().optional(),
  data: z.object({ object: z.unknown() }).optional(),
});

/**
 * Reads an event of Stripe, signed over time and raw body (https://docs.stripe.com/webhooks#verify-manually). The sessions and refunds of
 * other software with the same account have no number of ours, and are about nothing.
 *
 * @throws if its signature is wrong, it is older than five minutes, or cannot be read
 */
export async function readStripeNotice(secret: string, { headers, body, now }: RawNotice): Promise<Notice> {
  const { Stripe } = await import('stripe');
  const signed = Stripe.webhooks.constructEvent(
    body,
    headers['stripe-signature'] ?? '',
    secret,
    TOLERANCE_SECONDS,
    undefined,
    now.getTime(),
  );
  const { type, created, data } = eventSchema.parse(signed);
  if (type.startsWith('checkout.session.')) {
    const session = sessionSchema.parse(data?.object);
    const number = session.client_reference_id;
    if (number === null) return { about: 'nothing' };
    const at = created === undefined ? now : new Date(created * 1000);
    return { about: 'payment', number, payment: stateOfSession(session, at) };
  }
  if (!/^(refund\.|charge\.refund\.)/.test(type)) return { about: 'nothing' };
  const refund = stripeRefundSchema.parse(data?.object);
  const number = refund.metadata?.number;
  return number === undefined
    ? { about: 'nothing' }
    : { about: 'refund', number, refund: stateOfStripeRefund(refund) };
}
