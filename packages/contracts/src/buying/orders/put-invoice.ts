import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, requiredText, text } from '../../kernel/fields.ts';
import { VENDOR_NOT_FOUND } from '../vendors/errors.ts';
import { INVOICE_NUMBER_TAKEN, ORDER_LINE_NOT_FOUND } from './errors.ts';
import { invoice, MOST_INVOICE_LINES, MOST_INVOICED } from './invoice.ts';
import { MOST_LINE_COPIES } from './order-line.ts';

const sum = z.int().min(0).max(MOST_INVOICED);

/**
 * Enters an invoice by hand. It is booked if it fits its orders and budgets, at the rate of its day; else it is held for a decision, and no money
 * moves.
 */
export const putInvoice = endpoint({
  methods: ['POST'],
  path: '/staff/orders/putInvoice',
  origin: 'ours',
  access: { staff: 'acquisitions.invoices' },
  summary: 'Enter an invoice',
  input: z.object({
    vendorId: id,
    number: requiredText(64),
    invoicedOn: calendarDate,
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Of the whole invoice; it is shared among the lines by their amounts. */
    freight: sum.default(0),
    /** What is to be paid. */
    total: sum,
    lines: z
      .array(
        z.object({
          lineId: id,
          quantity: z.int().min(1).max(MOST_LINE_COPIES),
          /** Of all its copies after discount and before tax. */
          amount: sum,
          tax: sum.default(0),
          freight: sum.default(0),
        }),
      )
      .min(1)
      .max(MOST_INVOICE_LINES),
    note: text(200).default(''),
  }),
  output: invoice,
  errors: [VENDOR_NOT_FOUND, ORDER_LINE_NOT_FOUND, INVOICE_NUMBER_TAKEN],
  idempotent: true,
});
