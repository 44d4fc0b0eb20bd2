import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { toldNames } from '../../kernel/names.ts';
import { purchaseRule, purchaseTermsFacts } from './purchase-rule.ts';

/** Rules and terms of drive purchase, as staff write them. */
export const getPurchaseTerms = endpoint({
  methods: ['GET'],
  path: '/staff/purchase/terms',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Rules and terms of drive purchase',
  input: z.object({}),
  output: z.object({
    terms: z.object(purchaseTermsFacts),
    text: toldNames,
    rules: z.array(purchaseRule),
    /** What rules can name. */
    groups: z.array(z.object({ code: z.string(), name: z.string() })),
    budgets: z.array(z.object({ id: z.string(), name: z.string(), year: z.int() })),
    itemTypes: z.array(z.object({ code: z.string(), name: z.string() })),
    /** The library system is elsewhere: no loan can begin here, so it is off whatever the terms say. */
    isPossible: z.boolean(),
    currency: z.string(),
  }),
  errors: [],
});
