import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, requiredListOf } from '../../kernel/fields.ts';
import { PURCHASE_OFF } from './errors.ts';
import { MOST_ITEMS_ASKED } from './purchase-rule.ts';

/** How many copies of titles their vendors have now, with the age of each answer; -1 where they do not say. */
export const getPurchaseStocks = endpoint({
  methods: ['POST'],
  path: '/find/pda/itemStock',
  origin: 'spec',
  access: 'patron',
  summary: 'Stocks of titles',
  input: z.object({ itemIds: requiredListOf(id, MOST_ITEMS_ASKED), ...ignoredIdentity }),
  output: z.object({
    stocks: z.array(z.object({ itemId: z.string(), stock: z.int(), askedAt: z.string() })),
  }),
  errors: [PURCHASE_OFF],
  rateLimit: { max: 60, windowSeconds: 60 },
});
