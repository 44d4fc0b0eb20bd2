import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { vendorInterchange } from './vendor-message.ts';

/** Files that vendors sent, the last one first. */
export const listVendorMessages = endpoint({
  methods: ['GET'],
  path: '/staff/orders/messages',
  origin: 'ours',
  access: { staff: 'acquisitions.invoices' },
  summary: 'EDIFACT files of vendors',
  input: z.object({ ...paging }),
  output: z.object({ total: z.int(), interchanges: z.array(vendorInterchange) }),
  errors: [],
});
