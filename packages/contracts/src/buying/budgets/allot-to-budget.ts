import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { MOST_ALLOTTED, staffBudget } from './budget.ts';
import { BUDGET_NOT_FOUND, BUDGET_TOO_SMALL } from './errors.ts';

/** Puts money into a budget, or takes free money out of it. */
export const allotToBudget = endpoint({
  methods: ['POST'],
  path: '/staff/budgets/allot',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'Put money into a budget, or take it out',
  input: z.object({
    id,
    /** Minor units; negative to take out. */
    change: z.union([z.int().min(1).max(MOST_ALLOTTED), z.int().min(-MOST_ALLOTTED).max(-1)]),
    note: text(200).default(''),
  }),
  output: staffBudget,
  errors: [BUDGET_NOT_FOUND, BUDGET_TOO_SMALL],
  idempotent: true,
});
