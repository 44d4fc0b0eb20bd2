import type { StripeSettings } from '@lectern/contracts/people/tenant/payment-providers/stripe';
import * as z from 'zod';
import type { NewPayment, NewRefund } from '../payment-channel.ts';

/** Stripe lets no session end earlier; ours is ended by a request. */
const SHORTEST_SECONDS = 1800;
/** Currencies whose minor units Stripe counts in another way than ISO 4217 (https://docs.stripe.com/currencies), or rounds. */
const OTHER_UNITS = new Set(['BHD', 'ISK', 'JOD', 'KWD', 'MGA', 'OMR', 'TND', 'UGX']);

export function isCountedAlike(currency: string): boolean {
  return !OTHER_UNITS.has(currency);
}

/** Fields of https://docs.stripe.com/api/checkout/sessions/create. The same payment always gives the same fields, as its key demands. */
export function newSession(
  { methods }: StripeSettings,
  { number, sum, subject, expiresAt, backAddress }: NewPayment,
) {
  return {
    mode: 'payment' as const,
    client_reference_id: number,
    // The reports of Stripe know metadata, and no reference.
    payment_intent_data: { metadata: { number } },
    payment_method_types: methods,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: sum.currency.toLowerCase(),
          unit_amount: sum.amount,
          product_data: { name: subject },
        },
      },
    ],
    success_url: backAddress,
    cancel_url: backAddress,
    expires_at: Math.ceil(expiresAt.getTime() / 1000) + SHORTEST_SECONDS,
    ...(methods.includes('wechat_pay') && {
      payment_method_options: { wechat_pay: { client: 'web' as const } },
    }),
  };
}

/** Fields of https://docs.stripe.com/api/refunds/create. Stripe's own reasons say nothing of ours. */
export function newStripeRefund({ number, payment, sum, reason }: NewRefund) {
  return {
    payment_intent: payment.providerNumber,
    amount: sum.amount,
    metadata: { number, reason: reason.slice(0, 500) },
  };
}

const refusalSchema = z.object({
  type: z.literal('StripeInvalidRequestError'),
  statusCode: z.union([z.literal(400), z.literal(402), z.literal(404)]),
  code: z.string().optional(),
});

/** What Stripe answers, or why it refuses the request: nothing was done. Other errors are thrown on. */
export async function unlessRefused<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly refused: string }> {
  try {
    return { answer: await ask() };
  } catch (error) {
    const refusal = refusalSchema.safeParse(error);
    if (!refusal.success) throw error;
    return { refused: refusal.data.code ?? 'invalid_request' };
  }
}
