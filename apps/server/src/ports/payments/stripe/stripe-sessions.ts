import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { PaymentState } from '../payment-channel.ts';
import { ProviderFault } from '../provider-fault.ts';

/** What is read of a Checkout session. The payment is a number, or the object if it was asked for. */
export const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  url: z.string().nullish(),
  payment_intent: z
    .union([
      z.string(),
      z.object({
        id: z.string(),
        latest_charge: z.union([z.string(), z.object({ created: z.int() })]).nullish(),
      }),
    ])
    .nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

const PAGE = 100;
const MOST_PAGES = 50;
const CLOCKS_APART_S = 600;
const HOUR_S = 3600;

/**
 * The session with our number. Stripe cannot be asked by it, so the sessions around its creation are listed. Undefined if there is none.
 *
 * @throws ProviderFault if there are too many to look through
 */
export async function findSession(
  stripe: Stripe,
  number: string,
  createdAt: Date,
): Promise<Session | undefined> {
  const seconds = Math.floor(createdAt.getTime() / 1000);
  const created = { gte: seconds - CLOCKS_APART_S, lte: seconds + HOUR_S };
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data, has_more: hasMore } = await stripe.checkout.sessions.list({
      limit: PAGE,
      created,
      ...(after !== undefined && { starting_after: after }),
    });
    const found = data.find(({ client_reference_id: reference }) => reference === number);
    if (found) return sessionSchema.parse(found);
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return undefined;
  }
  throw new ProviderFault('too many sessions to look through');
}

/** The session with its payment and the time of its charge. */
export async function readSession(stripe: Stripe, id: string): Promise<Session> {
  return sessionSchema.parse(
    await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
  );
}

/** The state of a session. `noticedAt` is the time of payment if the session does not say it. */
export function stateOfSession(session: Session, noticedAt: Date): PaymentState {
  if (session.payment_status !== 'paid') return { state: session.status === 'expired' ? 'closed' : 'open' };
  const { payment_intent: intent, amount_total: amount, currency } = session;
  if (intent === null || amount === null || currency === null)
    throw new ProviderFault('a paid session is incomplete');
  const charge = typeof intent === 'string' ? undefined : intent.latest_charge;
  const paidAt = charge && typeof charge !== 'string' ? new Date(charge.created * 1000) : noticedAt;
  return {
    state: 'paid',
    providerNumber: typeof intent === 'string' ? intent : intent.id,
    sum: { amount, currency: currency.toUpperCase() },
    paidAt: paidAt.toISOString(),
  };
}
