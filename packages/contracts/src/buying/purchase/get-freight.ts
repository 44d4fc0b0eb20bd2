import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, money, requiredListOf } from '../../kernel/fields.ts';
import { PURCHASE_OFF } from './errors.ts';
import { MOST_ITEMS_ASKED } from './purchase-rule.ts';

/** What it costs to have these titles delivered together, for each vendor, and what the reader pays of it. */
export const getPurchaseFreight = endpoint({
  methods: ['POST'],
  path: '/find/pda/getFreightPrice',
  origin: 'spec',
  access: 'patron',
  summary: 'Freight of titles',
  input: z.object({ itemIds: requiredListOf(id, MOST_ITEMS_ASKED), ...ignoredIdentity }),
  output: z.object({
    parts: z.array(z.object({ vendorId: z.string(), vendorName: z.string(), freight: money })),
    freight: money,
    readerPart: money,
  }),
  errors: [PURCHASE_OFF],
});
