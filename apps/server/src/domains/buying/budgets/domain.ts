import type { Domain } from '../../../platform/domain.ts';
import { budgetAuditNames } from './audit-names.ts';
import { allotToBudgetCall } from './calls/allot-to-budget.ts';
import { listBudgetPostingsCall } from './calls/list-budget-postings.ts';
import { listBudgetsCall } from './calls/list-budgets.ts';
import { putBudgetCall } from './calls/put-budget.ts';

/** Money with which the library buys, in double entry. */
export const budgets: Domain = {
  calls: [allotToBudgetCall, listBudgetPostingsCall, listBudgetsCall, putBudgetCall],
  auditNames: budgetAuditNames,
  demo: async () => (await import('./demo/seed-budgets.ts')).budgetSeed,
};
