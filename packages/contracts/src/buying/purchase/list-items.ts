import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { vendorItem } from '../vendors/vendor.ts';
import { PURCHASE_OFF } from './errors.ts';

/** Titles of a class that can be ordered. */
export const listPurchaseItems = endpoint({
  methods: ['POST'],
  path: '/find/pda/itemList',
  origin: 'spec',
  access: 'patron',
  summary: 'Titles of a class',
  input: z.object({
    /** A code of the tree of classes; without it all titles. */
    category: text(32).default(''),
    vendorId: id.optional(),
    sort: z.enum(['newest', 'popular', 'cheapest', 'dearest']).default('newest'),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), items: z.array(vendorItem) }),
  errors: [PURCHASE_OFF],
});
