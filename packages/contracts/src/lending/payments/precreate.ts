import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { AMOUNT_CHANGED } from '../fines/errors.ts';
import { PAYMENT_CHANNELS } from './channels.ts';
import { NOTHING_TO_PAY, PAYMENT_CHANNEL_OFF, PAYMENT_PROVIDER_AWAY, PAYMENT_UNDER_WAY } from './errors.ts';
import { orderInput } from './order-input.ts';
import { orderSchema } from './order-view.ts';

/** What may forbid a new order. */
export const ORDER_ERRORS = [
  AMOUNT_CHANGED,
  ILS_UNAVAILABLE,
  NOTHING_TO_PAY,
  PAYMENT_CHANNEL_OFF,
  PAYMENT_PROVIDER_AWAY,
  PAYMENT_UNDER_WAY,
];

/**
 * Begins a payment of chosen fines: the reader has three minutes to pay. Who asks again for the same gets the same order while it lasts.
 */
export const precreate = endpoint({
  methods: ['POST'],
  path: '/find/account/precreate',
  origin: 'spec',
  access: 'patron',
  summary: 'Begin a payment',
  input: z.object({ ...orderInput, channel: z.enum(PAYMENT_CHANNELS) }),
  output: orderSchema,
  errors: ORDER_ERRORS,
  idempotent: true,
  rateLimit: { max: 20, windowSeconds: 60 },
});
