import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import type { AuditedState } from '../../../../platform/audit/note-change.ts';

/** A rule as the audit has it, with its budgets by their names. */
export function auditedRule(
  { group, budgetIds, ...rule }: PurchaseRule,
  names: ReadonlyMap<string, string>,
): AuditedState {
  return { ...rule, patronGroup: group, budgets: budgetIds.map((id) => names.get(id) ?? id) };
}
