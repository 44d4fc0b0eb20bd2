import { addDays } from '../../../../platform/clock.ts';
import { type Calendar, openDayFrom } from './calendar.ts';

export interface RenewalTerms {
  readonly dueDate: string;
  /** The library that lent. Its closed days count. */
  readonly libraryCode: string;
  readonly renewDays: number;
}

/** The due date that a renewal on a day gives: counted from that day, on an open day. */
export function dueDateIfRenewedOn(day: string, terms: RenewalTerms, calendar: Calendar): string {
  return openDayFrom(calendar, terms.libraryCode, addDays(day, terms.renewDays));
}

/** The first day, today or later, on which a renewal gives a later due date than the loan has now. */
export function firstUsefulRenewal(today: string, terms: RenewalTerms, calendar: Calendar): string {
  // A renewal on this day would end after the due date. Closed days can make an earlier day end there too.
  let first = addDays(terms.dueDate, 1 - terms.renewDays);
  while (first > today) {
    const before = addDays(first, -1);
    if (dueDateIfRenewedOn(before, terms, calendar) <= terms.dueDate) return first;
    first = before;
  }
  return today;
}
