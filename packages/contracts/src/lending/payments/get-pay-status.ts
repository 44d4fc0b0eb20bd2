import { endpoint } from '../../kernel/endpoint.ts';
import { PAYMENT_NOT_FOUND } from './errors.ts';
import { orderByNumber } from './order-input.ts';
import { orderSchema } from './order-view.ts';

/** Where a payment of the reader is. The provider is asked too if it has not said anything for some seconds. */
export const getPayStatus = endpoint({
  methods: ['GET'],
  path: '/find/account/payStatus',
  origin: 'spec',
  access: 'patron',
  summary: 'State of a payment',
  input: orderByNumber,
  output: orderSchema,
  errors: [PAYMENT_NOT_FOUND],
});
