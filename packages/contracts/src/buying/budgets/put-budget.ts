import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { budgetFacts, staffBudget } from './budget.ts';
import { BUDGET_CODE_TAKEN, BUDGET_LIMIT_REACHED, BUDGET_NOT_FOUND } from './errors.ts';

/** Adds a budget in the currency of the library, or changes one. From one that is closed nothing more is ordered. */
export const putBudget = endpoint({
  methods: ['POST'],
  path: '/staff/budgets/put',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'Add or change a budget',
  input: z.object({ id: id.optional(), ...budgetFacts }),
  output: staffBudget,
  errors: [BUDGET_NOT_FOUND, BUDGET_CODE_TAKEN, BUDGET_LIMIT_REACHED],
});
