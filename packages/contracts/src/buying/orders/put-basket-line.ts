import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BUDGET_NOT_FOUND } from '../budgets/errors.ts';
import { VENDOR_NOT_FOUND } from '../vendors/errors.ts';
import { ORDER_LINE_MOVED_ON, ORDER_LINE_NOT_FOUND } from './errors.ts';
import { orderLine, orderLineFacts } from './order-line.ts';

/** Puts a title into the basket, or changes what stands there. */
export const putBasketLine = endpoint({
  methods: ['POST'],
  path: '/staff/orders/putLine',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Add or change a line of the basket',
  input: z.object({ id: id.optional(), ...orderLineFacts }),
  output: orderLine,
  errors: [ORDER_LINE_NOT_FOUND, ORDER_LINE_MOVED_ON, VENDOR_NOT_FOUND, BUDGET_NOT_FOUND, BIB_NOT_FOUND],
});
