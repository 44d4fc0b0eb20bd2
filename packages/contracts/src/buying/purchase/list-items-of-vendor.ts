import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { vendorItem } from '../vendors/vendor.ts';
import { PURCHASE_OFF } from './errors.ts';

/** As listPurchaseItems, from the vendor whose code is `yuntaigou`; nothing where the library has no such vendor. */
export const listItemsOfVendor = endpoint({
  methods: ['POST'],
  path: '/find/pda/itemListYunTaiGou',
  origin: 'spec',
  access: 'patron',
  summary: 'Titles of a class from one vendor',
  input: z.object({
    /** A code of the tree of classes; without it all titles. */
    category: text(32).default(''),
    sort: z.enum(['newest', 'popular', 'cheapest', 'dearest']).default('newest'),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), items: z.array(vendorItem) }),
  errors: [PURCHASE_OFF],
});
