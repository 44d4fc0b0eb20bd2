import { addDays } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type OpeningHours, openingDays } from '../../../collection/vocabulary/hours/opening-hours.ts';
import type { OpeningSpan } from '../../../collection/vocabulary/hours/opening-spans.ts';
import { readOpeningHours } from '../../../collection/vocabulary/hours/stored-opening-hours.ts';

/** When a library is closed. */
export interface Calendar {
  isClosed(libraryCode: string, day: string): boolean;
  /** The opening hours of a day, empty on a closed one; undefined if the library told none and is always open. */
  spansOn(libraryCode: string, day: string): readonly OpeningSpan[] | undefined;
}

/** Further than this a run of closed days is a mistake in the calendar, and the day or hour asked for stands. */
export const LONGEST_CLOSURE_DAYS = 366;

/** A calendar of closed days; an empty library code closes every library. */
export function createCalendar(
  closedDays: Iterable<{ readonly libraryCode: string; readonly day: string }>,
): Calendar {
  const exceptions = [...closedDays].map((day) => ({ ...day, spans: [], names: {} }));
  return calendarOf({ weeks: new Map(), exceptions });
}

/** A library is closed on the days without opening hours. One that told none is always open, but for its closed days. */
export function calendarOf(hours: OpeningHours): Calendar {
  const days = openingDays(hours);
  return {
    isClosed: (libraryCode, day) => days.spansOn(libraryCode, day)?.length === 0,
    spansOn: (libraryCode, day) => days.spansOn(libraryCode, day),
  };
}

/** The tenant's calendar from a day on, for all its libraries: the opening hours that readers see. */
export async function readCalendar(db: Db, tenantId: string, from: string): Promise<Calendar> {
  return calendarOf(await readOpeningHours(db, tenantId, from));
}

/** The day itself, or the next on which the library is open: nothing falls due where nothing can be returned. */
export function openDayFrom(calendar: Pick<Calendar, 'isClosed'>, libraryCode: string, day: string): string {
  for (let after = 0; after <= LONGEST_CLOSURE_DAYS; after++) {
    const candidate = addDays(day, after);
    if (!calendar.isClosed(libraryCode, candidate)) return candidate;
  }
  return day;
}
