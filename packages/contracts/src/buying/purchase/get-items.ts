import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, requiredListOf } from '../../kernel/fields.ts';
import { vendorItem } from '../vendors/vendor.ts';
import { PURCHASE_OFF } from './errors.ts';
import { MOST_ITEMS_ASKED } from './purchase-rule.ts';

/** Titles by their ids; those that are gone are left out. */
export const getPurchaseItems = endpoint({
  methods: ['POST'],
  path: '/find/pda/itemDetail',
  origin: 'spec',
  access: 'patron',
  summary: 'Titles by their ids',
  input: z.object({ itemIds: requiredListOf(id, MOST_ITEMS_ASKED), ...ignoredIdentity }),
  output: z.object({ items: z.array(vendorItem) }),
  errors: [PURCHASE_OFF],
});
