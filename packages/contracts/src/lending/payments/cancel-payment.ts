import { endpoint } from '../../kernel/endpoint.ts';
import { PAYMENT_NOT_FOUND } from './errors.ts';
import { orderByNumber } from './order-input.ts';
import { orderSchema } from './order-view.ts';

/** Gives a payment up: it is closed at the provider first, and answered as paid if somebody has paid meanwhile. */
export const cancelPayment = endpoint({
  methods: ['POST'],
  path: '/oga/payments/cancel',
  origin: 'ours',
  access: 'patron',
  summary: 'Give a payment up',
  input: orderByNumber,
  output: orderSchema,
  errors: [PAYMENT_NOT_FOUND],
  rateLimit: { max: 30, windowSeconds: 60 },
});
