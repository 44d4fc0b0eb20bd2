import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { staffBudget } from './budget.ts';

/** All budgets with what is free, reserved, committed and spent: the newest year first. */
export const listBudgets = endpoint({
  methods: ['GET'],
  path: '/staff/budgets/list',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'Budgets with what is committed and spent',
  input: z.object({}),
  output: z.object({ budgets: z.array(staffBudget) }),
  errors: [],
});
