import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { cartLine } from './cart.ts';
import { PURCHASE_OFF } from './errors.ts';

/** What the reader put into the cart, the newest first. */
export const listCart = endpoint({
  methods: ['GET'],
  path: '/find/cart/list',
  origin: 'spec',
  access: 'patron',
  summary: 'The cart of the reader',
  input: z.object({}),
  output: z.object({ lines: z.array(cartLine) }),
  errors: [PURCHASE_OFF],
});
