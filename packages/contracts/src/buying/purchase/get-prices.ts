import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, money, requiredListOf } from '../../kernel/fields.ts';
import { PURCHASE_OFF } from './errors.ts';
import { MOST_ITEMS_ASKED } from './purchase-rule.ts';

/** What titles cost now, with the age of each answer. */
export const getPurchasePrices = endpoint({
  methods: ['POST'],
  path: '/find/pda/itemPrice',
  origin: 'spec',
  access: 'patron',
  summary: 'Prices of titles',
  input: z.object({ itemIds: requiredListOf(id, MOST_ITEMS_ASKED), ...ignoredIdentity }),
  output: z.object({ prices: z.array(z.object({ itemId: z.string(), price: money, askedAt: z.string() })) }),
  errors: [PURCHASE_OFF],
  rateLimit: { max: 60, windowSeconds: 60 },
});
