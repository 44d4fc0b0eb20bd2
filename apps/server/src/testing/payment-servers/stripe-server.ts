import { createHmac, randomBytes } from 'node:crypto';
import type {
  ProviderMood,
  ProviderPayment,
  ProviderServer,
  SentNotice,
} from '../../ports/payments/payment-world.ts';
import { createProviderBooks, type ProviderRefund } from './provider-books.ts';
import { listenAsProvider, type ProviderReply, type ProviderRequest } from './provider-server.ts';

const THIRTY_MINUTES_S = 1800;
const DAY_S = 86_400;

export interface StripeServer extends ProviderServer {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** How many sessions a page of a list has at most. */
  pageSize: number;
}

interface StripeSession {
  readonly id: string;
  readonly number: string;
  readonly created: number;
  readonly fields: string;
}

interface Outcome {
  readonly status: number;
  readonly content: object;
}

/**
 * Stripe's API as its documentation describes it (https://docs.stripe.com/api): forms with brackets, a bearer key, idempotency keys,
 * sessions that live 30 minutes at least, and events signed with HMAC.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const books = createProviderBooks();
  const sessions: StripeSession[] = [];
  const refundFields = new Map<string, string>();
  const apiKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;

  function answer(request: ProviderRequest): ProviderReply {
    const isKnown = request.headers.authorization === `Bearer ${apiKey}`;
    const { status, content } = isKnown ? act(request) : fault(401, 'invalid_api_key');
    return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
  }

  function act({ method, url, headers, body }: ProviderRequest): Outcome {
    const form = new URLSearchParams(method === 'POST' ? body.toString('utf8') : url.search);
    const key = String(headers['idempotency-key'] ?? '');
    const [, id = '', isExpire] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(url.pathname) ?? [];
    if (url.pathname === '/v1/checkout/sessions') return method === 'POST' ? create(form, key) : list(form);
    if (url.pathname === '/v1/refunds') return method === 'POST' ? refund(form, key) : listRefunds(form);
    const session = sessions.find((known) => known.id === id);
    if (!session) return fault(404, 'resource_missing');
    const payment = paymentOf(session.number);
    if (!isExpire) return { status: 200, content: sessionOf(session, form.getAll('expand[0]').length > 0) };
    if (payment.state !== 'waiting') return fault(400, 'checkout_session_not_open');
    payment.state = 'closed';
    return { status: 200, content: sessionOf(session) };
  }

  function create(form: URLSearchParams, key: string): Outcome {
    const known = sessions.find(({ number }) => number === key);
    if (known && known.fields !== form.toString()) return fault(400, 'idempotency', 'idempotency_error');
    if (known) return { status: 200, content: sessionOf(known) };
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const expires = Number(form.get('expires_at'));
    const [number, now] = [form.get('client_reference_id') ?? '', nowSeconds()];
    if (!Number.isInteger(amount) || amount < 1) return fault(400, 'parameter_invalid_integer');
    if (amount < 50) return fault(400, 'amount_too_small');
    if (!(expires >= now + THIRTY_MINUTES_S && expires <= now + DAY_S))
      return fault(400, 'expires_at_invalid');
    if (form.get('mode') !== 'payment' || key === '') return fault(400, 'parameter_missing');
    const session = {
      id: `cs_test_${randomBytes(12).toString('hex')}`,
      number,
      created: now,
      fields: form.toString(),
    };
    sessions.unshift(session);
    books.payments.set(number, {
      amount,
      currency: (form.get('line_items[0][price_data][currency]') ?? '').toUpperCase(),
      state: 'waiting',
      providerNumber: `pi_${randomBytes(12).toString('hex')}`,
      refunded: 0,
      noticeAddress: '',
    });
    return { status: 200, content: sessionOf(session) };
  }

  function list(form: URLSearchParams): Outcome {
    const [from, to] = [
      Number(form.get('created[gte]') ?? 0),
      Number(form.get('created[lte]') ?? Number.MAX_VALUE),
    ];
    const matching = sessions.filter(({ created }) => created >= from && created <= to);
    const start = matching.findIndex(({ id }) => id === form.get('starting_after')) + 1;
    const page = matching.slice(start, start + Math.min(server.pageSize, Number(form.get('limit') ?? 10)));
    return {
      status: 200,
      content: {
        object: 'list',
        url: '/v1/checkout/sessions',
        data: page.map((session) => sessionOf(session)),
        has_more: start + page.length < matching.length,
      },
    };
  }

  function refund(form: URLSearchParams, key: string): Outcome {
    const intent = form.get('payment_intent') ?? '';
    const number = form.get('metadata[number]') ?? '';
    const [paymentNumber = ''] =
      [...books.payments].find(([, { providerNumber }]) => providerNumber === intent) ?? [];
    const known = refundFields.get(key);
    if (known !== undefined && known !== form.toString())
      return fault(400, 'idempotency', 'idempotency_error');
    const wanted = {
      number,
      providerNumber: `re_${randomBytes(12).toString('hex')}`,
      paymentNumber,
      amount: Number(form.get('amount')),
    };
    const result = books.refund(wanted);
    if (result === 'no-payment') return fault(404, 'resource_missing');
    if (result === 'too-much') return fault(400, 'charge_already_refunded');
    refundFields.set(key, form.toString());
    return { status: 200, content: refundOf(books.refunds.get(number) ?? wanted) };
  }

  function listRefunds(form: URLSearchParams): Outcome {
    const intent = form.get('payment_intent');
    const data = [...books.refunds.values()]
      .filter(({ paymentNumber }) => paymentOf(paymentNumber).providerNumber === intent)
      .map((known) => refundOf(known));
    return { status: 200, content: { object: 'list', url: '/v1/refunds', data, has_more: false } };
  }

  function sessionOf({ id, number, created }: StripeSession, isExpanded = false): object {
    const { amount, currency, state, providerNumber, paidAt } = paymentOf(number);
    const charge = { id: 'ch_1', object: 'charge', created: Math.floor((paidAt?.getTime() ?? 0) / 1000) };
    const expanded = { id: providerNumber, object: 'payment_intent', latest_charge: charge };
    return {
      id,
      object: 'checkout.session',
      created,
      client_reference_id: number,
      mode: 'payment',
      status: state === 'paid' ? 'complete' : state === 'closed' ? 'expired' : 'open',
      payment_status: state === 'paid' ? 'paid' : 'unpaid',
      amount_total: amount,
      currency: currency.toLowerCase(),
      payment_intent: state === 'paid' ? (isExpanded ? expanded : providerNumber) : null,
      url: state === 'waiting' ? `https://checkout.stripe.com/c/pay/${id}` : null,
    };
  }

  function paymentOf(number: string): ProviderPayment {
    const payment = books.payments.get(number);
    if (!payment) throw new Error(`no payment ${number}`);
    return payment;
  }

  function eventOf(
    type: string,
    object: object,
    { secret = webhookSecret, secondsAgo = 0 } = {},
  ): SentNotice {
    const at = nowSeconds() - secondsAgo;
    const body = JSON.stringify(
      { id: `evt_${randomBytes(8).toString('hex')}`, object: 'event', type, created: at, data: { object } },
      undefined,
      2,
    );
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { headers: { 'stripe-signature': `t=${at},v1=${signature}` }, body: Buffer.from(body) };
  }

  const sessionObject = (number: string): object => {
    const session = sessions.find((known) => known.number === number);
    if (!session) throw new Error(`no session ${number}`);
    return sessionOf(session);
  };

  const listening = await listenAsProvider(answer, () => server.mood);
  const server: StripeServer = {
    ...listening,
    mood: 'well' as ProviderMood,
    payments: books.payments,
    apiKey,
    webhookSecret,
    pageSize: 100,
    pay: books.pay,
    paymentNotice(number, change = {}) {
      const { state } = Object.assign(paymentOf(number), change);
      return eventOf(
        `checkout.session.${state === 'closed' ? 'expired' : 'completed'}`,
        sessionObject(number),
      );
    },
    refundNotice(refundNumber) {
      const known = books.refunds.get(refundNumber);
      if (!known) throw new Error(`no refund ${refundNumber}`);
      return eventOf('refund.updated', refundOf(known));
    },
    foreignNotices(number) {
      const paid = { ...sessionObject(number), payment_status: 'paid', payment_intent: 'pi_1' };
      const real = eventOf('checkout.session.completed', paid);
      const signature = real.headers['stripe-signature'] ?? '';
      return {
        'signed with another secret': eventOf('checkout.session.completed', paid, { secret: 'whsec_other' }),
        'from six minutes ago': eventOf('checkout.session.completed', paid, { secondsAgo: 360 }),
        'of another scheme': { ...real, headers: { 'stripe-signature': signature.replace('v1=', 'v0=') } },
        'written anew on its way': {
          ...real,
          body: Buffer.from(JSON.stringify(JSON.parse(real.body.toString()))),
        },
        'without a signature': { ...real, headers: {} },
      };
    },
  };
  return server;
}

function fault(status: number, code: string, type = 'invalid_request_error'): Outcome {
  return { status, content: { error: { type, code, message: code } } };
}

function refundOf({ number, providerNumber, amount }: ProviderRefund): object {
  return { id: providerNumber, object: 'refund', status: 'succeeded', amount, metadata: { number } };
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
