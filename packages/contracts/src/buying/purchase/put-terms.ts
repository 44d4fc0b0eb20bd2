import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { linesUpTo, toldNames } from '../../kernel/names.ts';
import { ITEM_TYPE_UNKNOWN } from '../../lending/rules/errors.ts';
import { purchaseTermsFacts } from './purchase-rule.ts';

/** Writes what holds for all groups. */
export const putPurchaseTerms = endpoint({
  methods: ['POST'],
  path: '/staff/purchase/putTerms',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Write the terms of drive purchase',
  input: z.object({ ...purchaseTermsFacts, text: linesUpTo(4000) }),
  output: z.object({ terms: z.object(purchaseTermsFacts), text: toldNames }),
  errors: [ITEM_TYPE_UNKNOWN],
});
