import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging, text, wholeNumber } from '../../kernel/fields.ts';
import { INVOICE_STATES, invoice } from './invoice.ts';

/** Invoices of vendors, the last one first. */
export const listInvoices = endpoint({
  methods: ['GET'],
  path: '/staff/orders/invoices',
  origin: 'ours',
  access: { staff: 'acquisitions.invoices' },
  summary: 'Invoices of vendors',
  input: z.object({
    state: asCode(z.enum(INVOICE_STATES)).optional(),
    vendorId: asCode(id).optional(),
    /** The beginning of the number. */
    number: asCode(text(64)).default(''),
    page: paging.page,
    rows: wholeNumber(1, 50).default(20),
  }),
  output: z.object({
    total: z.int(),
    invoices: z.array(invoice),
    states: z.array(z.object({ state: z.enum(INVOICE_STATES), count: z.int() })),
  }),
  errors: [],
});
