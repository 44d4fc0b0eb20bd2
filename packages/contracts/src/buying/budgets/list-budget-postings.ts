import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging } from '../../kernel/fields.ts';
import { BUDGET_POSTINGS } from './budget.ts';
import { BUDGET_NOT_FOUND } from './errors.ts';

/** What moved money in a budget, the newest first. Readers are not in it. */
export const listBudgetPostings = endpoint({
  methods: ['GET'],
  path: '/staff/budgets/postings',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'What moved money in a budget',
  input: z.object({ id, ...paging }),
  output: z.object({
    total: z.int(),
    postings: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(BUDGET_POSTINGS),
        /** Minor units; negative where money was taken out. */
        amount: z.int(),
        /** The number of the order, or empty. */
        orderNumber: z.string(),
        note: z.string(),
        at: z.string(),
      }),
    ),
  }),
  errors: [BUDGET_NOT_FOUND],
});
