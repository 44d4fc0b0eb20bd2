import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { purchaseRuleFacts } from './purchase-rule.ts';

/** Removes the rule of a reader group; then the rule for all holds for it. */
export const removePurchaseRule = endpoint({
  methods: ['POST'],
  path: '/staff/purchase/removeRule',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Remove the rule of a reader group',
  input: z.object({ group: purchaseRuleFacts.group }),
  output: z.object({ isRemoved: z.boolean() }),
  errors: [],
});
