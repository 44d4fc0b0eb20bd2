import * as z from 'zod';
import { id } from '../../kernel/fields.ts';
import { namesSchema, toldNames } from '../../kernel/names.ts';

/** What moves money in a budget. All but `allot` are about one order. */
export const BUDGET_POSTINGS = ['allot', 'reserve', 'release', 'commit', 'uncommit', 'spend'] as const;
export type BudgetPosting = (typeof BUDGET_POSTINGS)[number];

/** The most that a budget gets at once, minor units. */
export const MOST_ALLOTTED = 1_000_000_000_000;
export const MOST_BUDGETS = 200;

export const budgetFacts = {
  code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/),
  names: namesSchema,
  /** The calendar year that it is for. */
  year: z.int().min(2000).max(2199),
  isOpen: z.boolean(),
};

/** Money for a year and a purpose. All amounts are minor units of its currency. */
export const staffBudget = z.object({
  id,
  code: z.string(),
  names: toldNames,
  year: z.int(),
  currency: z.string(),
  isOpen: z.boolean(),
  allotted: z.int(),
  /** Not promised to any order yet. */
  free: z.int(),
  /** For orders that readers have not made yet. */
  reserved: z.int(),
  /** For orders that are made. */
  committed: z.int(),
  spent: z.int(),
});
export type StaffBudget = z.infer<typeof staffBudget>;
