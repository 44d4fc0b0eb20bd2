import type { StripeSettings } from '@lectern/contracts/people/tenant/payment-providers/stripe';
import type { Stripe } from 'stripe';
import { orAway, orForeign } from '../or-away.ts';
import type { PaymentChannel, PaymentState } from '../payment-channel.ts';
import type { OpenChannel } from '../payment-channels.ts';
import type { ProviderContext } from '../provider-context.ts';
import { ProviderFault } from '../provider-fault.ts';
import { secretOf } from '../provider-keys.ts';
import { openStripe } from './open-stripe.ts';
import { readStripeNotice } from './read-stripe-notice.ts';
import { findRefund, stateOfStripeRefund, stripeRefundSchema } from './stripe-refunds.ts';
import { isCountedAlike, newSession, newStripeRefund, unlessRefused } from './stripe-requests.ts';
import { findSession, readSession, sessionSchema, stateOfSession } from './stripe-sessions.ts';

const DAY_MS = 86_400_000;
const REMEMBERED = 1000;

/** Stripe: a page of Checkout. */
export function openStripeChannel(context: ProviderContext): OpenChannel {
  return ({ id, settings }) =>
    settings.payments.stripe && createStripe(context, id, settings.payments.stripe);
}

function createStripe(context: ProviderContext, tenantId: string, settings: StripeSettings): PaymentChannel {
  let opened: Promise<Stripe> | undefined;
  const closeAgain = (error: unknown) => {
    // Whoever sets a missing secret need not start the server again.
    opened = undefined;
    throw error;
  };
  const open = () => (opened ??= openStripe(context, tenantId, settings).catch(closeAgain));
  const away = <Answer>(answer: () => Promise<Answer>) => orAway(context.log, 'stripe', answer);
  /** Sessions by our numbers: saves a list for most questions. */
  const sessionIds = new Map<string, string>();

  async function idOf(stripe: Stripe, number: string, createdAt: Date): Promise<string | undefined> {
    const known = sessionIds.get(number) ?? (await findSession(stripe, number, createdAt))?.id;
    if (known !== undefined) remember(number, known);
    return known;
  }
  function remember(number: string, id: string): void {
    sessionIds.set(number, id);
    const [oldest] = sessionIds.keys();
    if (sessionIds.size > REMEMBERED && oldest !== undefined) sessionIds.delete(oldest);
  }
  async function query(number: string, createdAt?: Date): Promise<PaymentState> {
    const stripe = await open();
    const now = context.clock.now();
    const id = await idOf(stripe, number, createdAt ?? new Date(now.getTime() - DAY_MS));
    return id === undefined ? { state: 'unknown' } : stateOfSession(await readSession(stripe, id), now);
  }

  return {
    code: 'stripe',
    shows: 'page',
    takes: isCountedAlike,
    create: (payment) =>
      away(async () => {
        const stripe = await open();
        const created = await unlessRefused(() =>
          stripe.checkout.sessions.create(newSession(settings, payment), { idempotencyKey: payment.number }),
        );
        if ('refused' in created) return { state: 'refused', reason: created.refused };
        const { id, url } = sessionSchema.parse(created.answer);
        if (!url) throw new ProviderFault('a session has no page');
        remember(payment.number, id);
        return { state: 'open', invitation: { kind: 'page', address: url } };
      }),
    query: (number, createdAt) => away(() => query(number, createdAt)),
    close: (number, createdAt) =>
      away(async () => {
        const stripe = await open();
        const id = await idOf(stripe, number, createdAt ?? new Date(context.clock.now().getTime() - DAY_MS));
        if (id === undefined) return { state: 'unknown' };
        const ended = await unlessRefused(() => stripe.checkout.sessions.expire(id));
        return 'refused' in ended ? query(number, createdAt) : { state: 'closed' };
      }),
    refund: (refund) =>
      away(async () => {
        const stripe = await open();
        const given = await unlessRefused(() =>
          stripe.refunds.create(newStripeRefund(refund), { idempotencyKey: refund.number }),
        );
        if ('refused' in given) return { state: 'failed', reason: given.refused };
        return stateOfStripeRefund(stripeRefundSchema.parse(given.answer));
      }),
    queryRefund: (refund) => away(async () => findRefund(await open(), refund)),
    readNotice: (notice) =>
      orForeign(context.log, 'stripe', async () =>
        readStripeNotice(await secretOf(context, tenantId, settings.webhookSecret), notice),
      ),
    answerNotice: (outcome) => ({
      status: outcome === 'understood' ? 200 : outcome === 'foreign' ? 400 : 503,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ received: outcome === 'understood' }),
    }),
  };
}
