import type { Names } from '@lectern/contracts/kernel/languages';
import { weekdayOf } from '../../../../platform/clock.ts';
import type { OpeningSpan } from './opening-spans.ts';

/** A day with other hours than those of its weekday: a holiday, or a change. */
export interface OpeningException {
  /** Empty: for all libraries. */
  readonly libraryCode: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Empty on a closed day. */
  readonly spans: readonly OpeningSpan[];
  /** Why, for readers: "Christmas Day". May be empty. */
  readonly names: Names;
}

/** When the libraries of a tenant are open: the one calendar for readers and for due dates. */
export interface OpeningHours {
  /** By library code the hours of the weekdays, 0 Sunday to 6 Saturday. A library that is not here has told no hours. */
  readonly weeks: ReadonlyMap<string, ReadonlyMap<number, readonly OpeningSpan[]>>;
  readonly exceptions: readonly OpeningException[];
}

/** Opening hours with fast access by library and day. */
export interface OpeningDays {
  /** The hours on a calendar date, empty on a closed day; undefined if the library told none. */
  spansOn(libraryCode: string, day: string): readonly OpeningSpan[] | undefined;
  /** The exception that makes the hours of this day, if any. */
  exceptionOn(libraryCode: string, day: string): OpeningException | undefined;
  hasWeek(libraryCode: string): boolean;
}

/**
 * A library's own exception counts before one for all libraries, and both before the weekday. Other hours for all libraries do not
 * open a library on a weekday on which it is closed.
 */
export function openingDays({ weeks, exceptions }: OpeningHours): OpeningDays {
  const byDay = new Map(exceptions.map((one) => [`${one.libraryCode}|${one.day}`, one]));
  const ofWeek = (libraryCode: string, day: string) => {
    const week = weeks.get(libraryCode);
    return week && (week.get(weekdayOf(day)) ?? []);
  };
  function exceptionOn(libraryCode: string, day: string): OpeningException | undefined {
    const own = byDay.get(`${libraryCode}|${day}`);
    const common = byDay.get(`|${day}`);
    if (own || !common) return own;
    return common.spans.length > 0 && ofWeek(libraryCode, day)?.length === 0 ? undefined : common;
  }
  return {
    exceptionOn,
    spansOn: (libraryCode, day) => exceptionOn(libraryCode, day)?.spans ?? ofWeek(libraryCode, day),
    hasWeek: (libraryCode) => weeks.has(libraryCode),
  };
}
