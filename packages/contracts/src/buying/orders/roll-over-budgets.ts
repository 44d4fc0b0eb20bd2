import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { BUDGET_TOO_SMALL } from '../budgets/errors.ts';
import { NEXT_BUDGET_MISSING } from './errors.ts';

const year = z.int().min(2000).max(2199);

/**
 * Ends a year of budgets: what is still ordered moves to the budget of the same code in the new year, or is cancelled; then the old budgets are
 * closed. Free money stays where it is. As a trial it says what would happen.
 */
export const rollOverBudgets = endpoint({
  methods: ['POST'],
  path: '/staff/orders/rollOver',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'End a year of budgets',
  input: z.object({
    fromYear: year,
    toYear: year,
    orders: z.enum(['move', 'cancel']),
    isTrial: z.boolean(),
  }),
  output: z.object({
    isTrial: z.boolean(),
    budgets: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        currency: z.string(),
        lineCount: z.int(),
        /** Moved, or given back: minor units. */
        amount: z.int(),
        /** Free in the old budget afterwards. */
        free: z.int(),
      }),
    ),
  }),
  errors: [NEXT_BUDGET_MISSING, BUDGET_TOO_SMALL],
  idempotent: true,
});
