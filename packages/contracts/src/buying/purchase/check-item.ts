import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PURCHASE_OFF, VENDOR_ITEM_NOT_FOUND } from './errors.ts';
import { PURCHASE_REASONS } from './purchase-rule.ts';

/** Whether this reader may order this title now, and all reasons why not. */
export const checkPurchaseItem = endpoint({
  methods: ['GET'],
  path: '/find/pda/itemVendorCheck',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader may order a title',
  input: z.object({ itemId: id, vendorId: id.optional(), ...ignoredIdentity }),
  output: z.object({
    isAllowed: z.boolean(),
    reasons: z.array(z.enum(PURCHASE_REASONS)),
    /** The record of the copy that the library has, or empty. */
    recordId: z.string(),
  }),
  errors: [PURCHASE_OFF, VENDOR_ITEM_NOT_FOUND, PATRON_NOT_FOUND],
});
