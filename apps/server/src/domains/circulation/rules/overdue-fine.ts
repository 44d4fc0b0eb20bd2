import { addDays, daysBetween } from '../../../platform/clock.ts';
import type { Calendar } from './calendar.ts';

export interface FineTerms {
  readonly dueDate: string;
  /** Whose closed days count: the library that lent. */
  readonly libraryCode: string;
  /** Minor units for each open day overdue. */
  readonly finePerDay: number;
  /** The most one loan costs, over all its overdue times. */
  readonly fineCap: number;
  /** What earlier overdue times of this loan have cost and the ledger holds. */
  readonly posted: number;
}

/** Calendar days past the due date, 0 when it is not overdue. */
export function overdueDays(dueDate: string, today: string): number {
  return Math.max(0, daysBetween(dueDate, today));
}

/**
 * What a loan costs if it came back today, in minor units: the rate for each open day after the due date, today included, up to the
 * cap less what was posted. The one place where an overdue fine is computed: shown while it grows, posted at return and renewal.
 */
export function overdueFine(terms: FineTerms, today: string, calendar: Calendar): number {
  const room = terms.fineCap - terms.posted;
  if (terms.finePerDay <= 0 || room <= 0) return 0;
  const days = overdueDays(terms.dueDate, today);
  let fine = 0;
  for (let day = 1; day <= days && fine < room; day++) {
    if (!calendar.isClosed(terms.libraryCode, addDays(terms.dueDate, day))) fine += terms.finePerDay;
  }
  return Math.min(fine, room);
}
