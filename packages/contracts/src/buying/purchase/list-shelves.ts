import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { vendorItem } from '../vendors/vendor.ts';
import { PURCHASE_OFF } from './errors.ts';

/** Vendors from whom readers can order, and the shelves of the start page: what came last, and what readers ordered most. */
export const listPurchaseShelves = endpoint({
  methods: ['GET'],
  path: '/find/pda/list',
  origin: 'spec',
  access: 'patron',
  summary: 'Vendors and shelves of drive purchase',
  input: z.object({}),
  output: z.object({
    vendors: z.array(
      z.object({ vendorId: z.string(), code: z.string(), name: z.string(), itemCount: z.int() }),
    ),
    newest: z.array(vendorItem),
    popular: z.array(vendorItem),
  }),
  errors: [PURCHASE_OFF],
});
