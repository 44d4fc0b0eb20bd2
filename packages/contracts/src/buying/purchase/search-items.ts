import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { vendorItem } from '../vendors/vendor.ts';
import { PURCHASE_OFF } from './errors.ts';

/** Titles by words or ISBN: those that have all words in title, author or publisher. */
export const searchPurchaseItems = endpoint({
  methods: ['POST'],
  path: '/find/pda/searchItem',
  origin: 'spec',
  access: 'patron',
  summary: 'Search what can be ordered',
  input: z.object({
    searchWord: text(200).default(''),
    vendorId: id.optional(),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), items: z.array(vendorItem) }),
  errors: [PURCHASE_OFF],
  rateLimit: { max: 120, windowSeconds: 60 },
});
