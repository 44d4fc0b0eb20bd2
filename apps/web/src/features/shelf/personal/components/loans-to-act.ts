import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { dueTone } from '../due.ts';

/** The loans that need action: recalled ones first, then overdue ones and those due soon, due first; and those renewed here. */
export function loansToAct(
  loans: readonly LoanView[],
  renewedHere: ReadonlySet<string>,
): readonly LoanView[] {
  return loans
    .filter((loan) => loan.recalled || dueTone(loan) !== 'ok' || renewedHere.has(loan.loanId))
    .sort(
      (one, other) =>
        Number(other.recalled) - Number(one.recalled) ||
        Number(other.overdue) - Number(one.overdue) ||
        one.daysLeft - other.daysLeft,
    );
}
