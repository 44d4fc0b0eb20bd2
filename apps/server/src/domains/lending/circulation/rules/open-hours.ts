import { addDays, dateIn } from '../../../../platform/clock.ts';
import { instantAt } from '../../../../platform/local-time.ts';
import { DAY_MINUTES } from '../../../collection/vocabulary/hours/opening-spans.ts';
import { type Calendar, LONGEST_CLOSURE_DAYS } from './calendar.ts';

/** Whose opening hours count, and where its clocks are. */
export interface OpenPlace {
  readonly calendar: Calendar;
  readonly libraryCode: string;
  readonly timeZone: string;
}

const HOUR_MS = 3_600_000;

/** The instant itself if the library is open then, else its next opening: nothing falls due while nothing can be returned. */
export function openInstantFrom(place: OpenPlace, instant: string): string {
  const wanted = Date.parse(instant);
  const day = dateIn(place.timeZone, new Date(wanted));
  // The hours of the day before may go on behind midnight.
  for (let after = -1; after <= LONGEST_CLOSURE_DAYS; after++) {
    for (const { opens, closes } of spansOn(place, addDays(day, after))) {
      if (closes >= wanted) return new Date(Math.max(opens, wanted)).toISOString();
    }
  }
  return instant;
}

/** When something that is lent now for some hours is due: the instant, and its date. */
export function dueAfterHours(
  place: OpenPlace,
  now: string,
  hours: number,
): { readonly due_date: string; readonly due_at: string } {
  const due_at = openInstantFrom(place, new Date(Date.parse(now) + hours * HOUR_MS).toISOString());
  return { due_date: dateIn(place.timeZone, new Date(due_at)), due_at };
}

/** Begun hours between two instants in which the library was open, at most `most`. */
export function openHoursBetween(place: OpenPlace, from: string, to: string, most: number): number {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const end = dateIn(place.timeZone, new Date(last));
  let open = 0;
  for (
    let day = addDays(dateIn(place.timeZone, new Date(first)), -1);
    day <= end && open < most * HOUR_MS;
    day = addDays(day, 1)
  ) {
    for (const { opens, closes } of spansOn(place, day)) {
      open += Math.max(0, Math.min(closes, last) - Math.max(opens, first));
    }
  }
  return Math.min(most, Math.ceil(open / HOUR_MS));
}

/** The opening times that begin on a day, in milliseconds. A library that told none is open all day. */
function spansOn({ calendar, libraryCode, timeZone }: OpenPlace, day: string) {
  const spans = calendar.spansOn(libraryCode, day) ?? [{ opens: 0, closes: DAY_MINUTES }];
  return spans.map(({ opens, closes }) => ({
    opens: instantAt(timeZone, day, opens),
    closes: instantAt(timeZone, day, closes),
  }));
}
