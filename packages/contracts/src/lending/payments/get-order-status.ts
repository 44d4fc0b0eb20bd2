import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { PAYMENT_CHANNELS } from './channels.ts';
import { PAYMENT_NOT_FOUND } from './errors.ts';
import { orderSchema } from './order-view.ts';

/** As payStatus, of a payment by this channel. */
export const getOrderStatus = endpoint({
  methods: ['GET'],
  path: '/find/account/orderStatus/{channel}',
  origin: 'spec',
  access: 'patron',
  summary: 'State of a payment by a channel',
  input: z.object({ channel: z.enum(PAYMENT_CHANNELS), orderNo: text(64) }),
  output: orderSchema,
  errors: [PAYMENT_NOT_FOUND],
});
