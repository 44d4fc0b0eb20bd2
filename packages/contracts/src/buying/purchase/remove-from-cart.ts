import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, requiredListOf } from '../../kernel/fields.ts';
import { PURCHASE_OFF } from './errors.ts';
import { MOST_IN_CART } from './purchase-rule.ts';

/** Takes titles out of the cart. */
export const removeFromCart = endpoint({
  methods: ['POST'],
  path: '/find/cart/delete',
  origin: 'spec',
  access: 'patron',
  summary: 'Take titles out of the cart',
  input: z.object({ itemIds: requiredListOf(id, MOST_IN_CART), ...ignoredIdentity }),
  output: z.object({ count: z.int() }),
  errors: [PURCHASE_OFF],
});
