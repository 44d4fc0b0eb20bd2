import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { BUDGET_TOO_SMALL } from '../budgets/errors.ts';
import {
  INVOICE_DECIDED,
  INVOICE_LINES_OPEN,
  INVOICE_NOT_FOUND,
  ORDER_LINE_NOT_FOUND,
  ORDER_RATE_MISSING,
} from './errors.ts';
import { invoice, MOST_INVOICE_LINES } from './invoice.ts';

/** Books an invoice that was held, or declines it. Lines of no order can be assigned to lines of orders with the same vendor. */
export const decideInvoice = endpoint({
  methods: ['POST'],
  path: '/staff/orders/decideInvoice',
  origin: 'ours',
  access: { staff: 'acquisitions.invoices' },
  summary: 'Book or decline an invoice that is held',
  input: z.object({
    id,
    decision: z.enum(['book', 'decline']),
    assigned: z
      .array(z.object({ position: z.int().min(1).max(MOST_INVOICE_LINES), lineId: id }))
      .max(MOST_INVOICE_LINES)
      .default([]),
    note: text(200).default(''),
  }),
  output: invoice,
  errors: [
    INVOICE_NOT_FOUND,
    INVOICE_DECIDED,
    INVOICE_LINES_OPEN,
    ORDER_LINE_NOT_FOUND,
    ORDER_RATE_MISSING,
    BUDGET_TOO_SMALL,
  ],
  idempotent: true,
});
