import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { CART_FULL, PURCHASE_OFF, VENDOR_ITEM_NOT_FOUND } from './errors.ts';

/** Puts a title into the cart; one that is there stays once. */
export const addToCart = endpoint({
  methods: ['POST'],
  path: '/find/cart/add',
  origin: 'spec',
  access: 'patron',
  summary: 'Put a title into the cart',
  input: z.object({ itemId: id, ...ignoredIdentity }),
  output: z.object({ count: z.int() }),
  errors: [PURCHASE_OFF, VENDOR_ITEM_NOT_FOUND, CART_FULL],
});
