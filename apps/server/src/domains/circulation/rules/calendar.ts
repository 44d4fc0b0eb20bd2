import { addDays } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';

/** On which days a library is closed. */
export interface Calendar {
  isClosed(libraryCode: string, day: string): boolean;
}

/** Further than this a run of closed days is a mistake in the calendar, and the date asked for stands. */
const LONGEST_CLOSURE_DAYS = 366;

/** A calendar of closed days; an empty library code closes every library. */
export function createCalendar(
  closedDays: Iterable<{ readonly libraryCode: string; readonly day: string }>,
): Calendar {
  const closed = new Set<string>();
  for (const { libraryCode, day } of closedDays) closed.add(`${libraryCode}|${day}`);
  return {
    isClosed: (libraryCode, day) => closed.has(`${libraryCode}|${day}`) || closed.has(`|${day}`),
  };
}

/** The tenant's calendar from a day on, for all its libraries. */
export async function readCalendar(db: Db, tenantId: string, from: string): Promise<Calendar> {
  const rows = await db
    .selectFrom('closed_day')
    .select(['library_code as libraryCode', 'day'])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', from)
    .execute();
  return createCalendar(rows);
}

/** The day itself, or the next on which the library is open: nothing falls due where nothing can be returned. */
export function openDayFrom(calendar: Calendar, libraryCode: string, day: string): string {
  for (let after = 0; after <= LONGEST_CLOSURE_DAYS; after++) {
    const candidate = addDays(day, after);
    if (!calendar.isClosed(libraryCode, candidate)) return candidate;
  }
  return day;
}
