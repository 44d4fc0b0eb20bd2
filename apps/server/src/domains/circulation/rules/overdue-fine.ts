import { addDays, daysBetween } from '../../../platform/clock.ts';
import type { Calendar } from './calendar.ts';
import { openHoursBetween } from './open-hours.ts';

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
  /** Of a loan that is due at an hour and costs by the hour. */
  readonly hourly?: {
    readonly dueAt: string;
    /** Minor units for each open hour begun. */
    readonly finePerHour: number;
    /** The instant up to which the fine is counted. */
    readonly until: string;
    readonly timeZone: string;
  };
}

/** Calendar days past the due date, 0 when it is not overdue. */
export function overdueDays(dueDate: string, today: string): number {
  return Math.max(0, daysBetween(dueDate, today));
}

/**
 * What a loan costs if it came back now, in minor units: the rate for each open day after the due date, today included, or for each open
 * hour begun after the instant at which it was due; up to the cap less what was posted. The one place where an overdue fine is computed: shown while it grows, posted at return and renewal.
 */
export function overdueFine(terms: FineTerms, today: string, calendar: Calendar): number {
  const room = terms.fineCap - terms.posted;
  if (terms.hourly) return hourlyFine(terms, terms.hourly, calendar);
  if (terms.finePerDay <= 0 || room <= 0) return 0;
  const days = overdueDays(terms.dueDate, today);
  let fine = 0;
  for (let day = 1; day <= days && fine < room; day++) {
    if (!calendar.isClosed(terms.libraryCode, addDays(terms.dueDate, day))) fine += terms.finePerDay;
  }
  return Math.min(fine, room);
}

function hourlyFine(
  { libraryCode, fineCap, posted }: FineTerms,
  { dueAt, finePerHour, until, timeZone }: NonNullable<FineTerms['hourly']>,
  calendar: Calendar,
): number {
  const room = fineCap - posted;
  if (finePerHour <= 0 || room <= 0) return 0;
  const most = Math.ceil(room / finePerHour);
  const hours = openHoursBetween({ calendar, libraryCode, timeZone }, dueAt, until, most);
  return Math.min(hours * finePerHour, room);
}
