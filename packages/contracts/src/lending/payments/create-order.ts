import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PAYMENT_CHANNELS } from './channels.ts';
import { orderInput } from './order-input.ts';
import { orderSchema } from './order-view.ts';
import { ORDER_ERRORS } from './precreate.ts';

/** As precreate, with the channel in the path. */
export const createOrder = endpoint({
  methods: ['POST'],
  path: '/find/account/createOrder/{channel}',
  origin: 'spec',
  access: 'patron',
  summary: 'Begin a payment by a channel',
  input: z.object({ ...orderInput, channel: z.enum(PAYMENT_CHANNELS) }),
  output: orderSchema,
  errors: ORDER_ERRORS,
  idempotent: true,
  rateLimit: { max: 20, windowSeconds: 60 },
});
