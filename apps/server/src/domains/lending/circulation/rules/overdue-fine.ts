import { addDays, daysBetween } from '../../../../platform/clock.ts';
import { type Amnesty, forgivesReturnsOn, isInAmnesty } from './amnesty.ts';
import { type Calendar, openDayFrom } from './calendar.ts';
import { openHoursBetween } from './open-hours.ts';

/** The terms of a rule for a loan that is overdue, money in minor units. */
export interface FineTerms {
  readonly dueDate: string;
  /** Whose closed days count: the library that lent. */
  readonly libraryCode: string;
  /** For each open day overdue. */
  readonly finePerDay: number;
  /** The most one loan costs, over all its overdue times. */
  readonly fineCap: number;
  /** What earlier overdue times of this loan have cost and the ledger holds. */
  readonly posted: number;
  /** Days that would cost but are free, the first ones; hours where the fine is by the hour. */
  readonly grace: number;
  /** Whether closed days cost as others do. Fines by the hour count open hours only. */
  readonly closedDaysCost: boolean;
  readonly amnesties: readonly Amnesty[];
  /** For a loan that is due at an hour and costs by the hour. */
  readonly hourly?: {
    readonly dueAt: string;
    /** For each open hour begun. */
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
 * What a loan costs if it comes back on `today` and its fine is counted up to the end of `until`, in minor units. The one place where an
 * overdue fine is computed: shown while it grows, posted at return and renewal.
 *
 * It is the rate for each open day after the due date (if this is closed, after the next open day), or for each open hour begun after the
 * instant at which it was due. The grace and the days of amnesties are free. It is at most the cap less what was posted, and nothing in an amnesty for returns.
 */
export function overdueFine(terms: FineTerms, today: string, calendar: Calendar, until = today): number {
  const room = terms.fineCap - terms.posted;
  if (room <= 0 || forgivesReturnsOn(terms.amnesties, today)) return 0;
  if (terms.hourly) return hourlyFine(terms, terms.hourly, calendar);
  const { finePerDay, grace, libraryCode, closedDaysCost, amnesties } = terms;
  if (finePerDay <= 0) return 0;
  const most = Math.ceil(room / finePerDay);
  // The day may have been closed after lending: the first day on which the item can be returned then is free too.
  const dueDate = openDayFrom(calendar, libraryCode, terms.dueDate);
  const days = overdueDays(dueDate, until);
  let counted = 0;
  for (let after = 1; after <= days && counted < grace + most; after++) {
    const day = addDays(dueDate, after);
    const isClosed = !closedDaysCost && calendar.isClosed(libraryCode, day);
    if (!isClosed && !amnesties.some((one) => isInAmnesty(one, day))) counted++;
  }
  return Math.min(Math.max(0, counted - grace) * finePerDay, room);
}

function hourlyFine(
  { libraryCode, fineCap, posted, grace, amnesties }: FineTerms,
  { dueAt, finePerHour, until, timeZone }: NonNullable<FineTerms['hourly']>,
  calendar: Calendar,
): number {
  const room = fineCap - posted;
  if (finePerHour <= 0) return 0;
  const most = Math.ceil(room / finePerHour);
  const place = { calendar: closedInAmnesties(calendar, amnesties), libraryCode, timeZone };
  const hours = openHoursBetween(place, dueAt, until, grace + most);
  return Math.min(Math.max(0, hours - grace) * finePerHour, room);
}

/** The calendar of a library that is closed on the days of amnesties. */
function closedInAmnesties(calendar: Calendar, amnesties: readonly Amnesty[]): Calendar {
  const isFree = (day: string) => amnesties.some((one) => isInAmnesty(one, day));
  return {
    isClosed: (libraryCode, day) => isFree(day) || calendar.isClosed(libraryCode, day),
    spansOn: (libraryCode, day) => (isFree(day) ? [] : calendar.spansOn(libraryCode, day)),
  };
}

/**
 * The fines of a reader's loans with the reader's cap: the first ones get what is left of it below what is already open, and the last ones
 * less or nothing. Minor units, in the order of the fines.
 */
export function withinReaderCap(fines: readonly number[], cap: number | null, open: number): number[] {
  if (cap === null) return [...fines];
  let room = Math.max(0, cap - open);
  return fines.map((fine) => {
    const part = Math.min(fine, room);
    room -= part;
    return part;
  });
}
