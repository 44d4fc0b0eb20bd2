import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { allotToBudget } from './allot-to-budget.ts';
import { listBudgetPostings } from './list-budget-postings.ts';
import { listBudgets } from './list-budgets.ts';
import { putBudget } from './put-budget.ts';

export const BUDGET_CALLS: readonly AnyEndpoint[] = [
  allotToBudget,
  listBudgetPostings,
  listBudgets,
  putBudget,
];
