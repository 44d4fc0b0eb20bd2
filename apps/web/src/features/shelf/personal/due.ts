import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';

export type DueTone = 'ok' | 'warn' | 'bad';

const SOON_DAYS = 3;

/** The tone of a loan: overdue, due within three days, or later. */
export function dueTone({ overdue, daysLeft }: Pick<LoanView, 'overdue' | 'daysLeft'>): DueTone {
  if (overdue) return 'bad';
  return daysLeft <= SOON_DAYS ? 'warn' : 'ok';
}

/**
 * The part of the loan period that has passed, 0 to 1. Dates are YYYY-MM-DD; where the first is not known it is 0. An overdue loan gives 1.
 */
export function usedShare(loanDate: string, dueDate: string, daysLeft: number): number {
  const days = Math.round((Date.parse(dueDate) - Date.parse(loanDate)) / 86_400_000);
  if (days <= 0 || daysLeft <= 0) return 1;
  if (loanDate === '') return 0;
  return Math.min(1, Math.max(0, (days - daysLeft) / days));
}

/** The part of the day, for a greeting: 5 to 11, 12 to 17, 18 to 4. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
