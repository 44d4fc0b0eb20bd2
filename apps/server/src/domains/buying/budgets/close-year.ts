import type { Tx } from '../../../platform/db/database.ts';
import { findBudget, listBudgetRows, lockBudget } from './store/budget-store.ts';

/** Locks budgets in one order, so that transactions that use several do not wait for each other in a circle. */
export async function lockBudgets(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockBudget(tx, tenantId, id);
}

/** Closes the budgets of a year: nothing more is ordered from them. */
export async function closeBudgetsOf(tx: Tx, tenantId: string, year: number, now: string): Promise<void> {
  await tx
    .updateTable('budget')
    .set({ is_open: 0, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('year', '=', year)
    .execute();
}

/** The budgets of a year, with their ids and codes. */
export async function budgetsOfYear(tx: Tx, tenantId: string, year: number) {
  return (await listBudgetRows(tx, tenantId)).filter((row) => row.year === year);
}

/** What is free of a budget, also of one that is closed; 0 if there is none. */
export async function freeNow(tx: Tx, tenantId: string, id: string): Promise<number> {
  return (await findBudget(tx, tenantId, id))?.free ?? 0;
}
