import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf, text } from '../../kernel/fields.ts';
import { BUDGET_NOT_FOUND, BUDGET_TOO_SMALL } from '../budgets/errors.ts';
import { VENDOR_NOT_FOUND } from '../vendors/errors.ts';
import { buyingOrder } from './buying-order.ts';
import {
  ORDER_BUDGETS_DIFFER,
  ORDER_LINE_INCOMPLETE,
  ORDER_LINE_MOVED_ON,
  ORDER_LINE_NOT_FOUND,
  ORDER_RATE_MISSING,
} from './errors.ts';
import { MOST_LINES_AT_ONCE } from './order-line.ts';

/**
 * Makes an order of lines of the basket. In one transaction the lines leave the basket and their money is committed, at the rate of the day;
 * above what one person may order it is reserved, until somebody else decides.
 */
export const placeOrder = endpoint({
  methods: ['POST'],
  path: '/staff/orders/place',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Order lines of the basket from a vendor',
  input: z.object({
    vendorId: id,
    lineIds: requiredListOf(id, MOST_LINES_AT_ONCE),
    note: text(200).default(''),
  }),
  output: buyingOrder,
  errors: [
    VENDOR_NOT_FOUND,
    ORDER_LINE_NOT_FOUND,
    ORDER_LINE_MOVED_ON,
    ORDER_LINE_INCOMPLETE,
    ORDER_BUDGETS_DIFFER,
    ORDER_RATE_MISSING,
    BUDGET_NOT_FOUND,
    BUDGET_TOO_SMALL,
  ],
  idempotent: true,
});
