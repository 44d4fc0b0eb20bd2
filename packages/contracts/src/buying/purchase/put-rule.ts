import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { BUDGET_NOT_FOUND } from '../budgets/errors.ts';
import { purchaseRule, purchaseRuleFacts } from './purchase-rule.ts';

/** Writes the rule of a reader group. */
export const putPurchaseRule = endpoint({
  methods: ['POST'],
  path: '/staff/purchase/putRule',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Write the rule of a reader group',
  input: z.object(purchaseRuleFacts),
  output: purchaseRule,
  errors: [BUDGET_NOT_FOUND],
});
