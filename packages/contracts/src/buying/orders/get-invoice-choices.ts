import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';

/** Vendors, and the lines of orders with one of them of which copies are not invoiced yet. */
export const getInvoiceChoices = endpoint({
  methods: ['GET'],
  path: '/staff/orders/invoiceChoices',
  origin: 'ours',
  access: { staff: 'acquisitions.invoices' },
  summary: 'Vendors and lines for an invoice',
  input: z.object({ vendorId: asCode(id).optional() }),
  output: z.object({
    vendors: z.array(z.object({ id: z.string(), name: z.string(), currency: z.string() })),
    lines: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        title: z.string(),
        isbn: z.string(),
        /** Copies that are not invoiced. */
        open: z.int(),
        received: z.int(),
        /** Of one copy with discount and without tax, minor units of the vendor's currency. */
        price: z.int(),
        /** Hundredths of a percent. */
        tax: z.int(),
      }),
    ),
  }),
  errors: [],
});
