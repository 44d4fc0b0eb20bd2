import type { StaffBudget } from '@lectern/contracts/buying/budgets/budget';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { BudgetTable } from './tables.ts';

export function presentBudget(row: BudgetTable): StaffBudget {
  const { id, code, year, currency, free, reserved, committed, spent } = row;
  return {
    id,
    code,
    names: fromJson(row.names),
    year,
    currency,
    isOpen: row.is_open === 1,
    allotted: free + reserved + committed + spent,
    free,
    reserved,
    committed,
    spent,
  };
}

/** A budget as the audit has it. */
export function auditedBudget({ code, names, year, is_open }: BudgetTable): AuditedState {
  return { code, names: fromJson<AuditedState>(names), year, isOpen: is_open === 1 };
}
