import { rawEndpoint } from '../../kernel/endpoint.ts';
import { PAYMENT_NOT_FOUND } from './errors.ts';
import { orderByNumber } from './order-input.ts';

/** Server-sent events: the payment as getPayStatus answers it, now and whenever it moves, until it has ended. */
export const watchPayment = rawEndpoint({
  methods: ['GET'],
  path: '/oga/payments/watch',
  origin: 'ours',
  access: 'patron',
  summary: 'Follow a payment',
  input: orderByNumber,
  reply: 'stream',
  contentTypes: ['text/event-stream'],
  errors: [PAYMENT_NOT_FOUND],
  rateLimit: { max: 30, windowSeconds: 60 },
});
