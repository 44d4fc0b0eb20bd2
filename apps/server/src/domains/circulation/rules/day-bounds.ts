import { addDays, dateIn } from '../../../platform/clock.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The instant (ISO) at which a calendar date begins in a time zone, also where clocks change at midnight: the first minute whose date
 * it is. Found by bisection between the latest and earliest zones, UTC+14 and UTC-12.
 */
export function startOfDay(timeZone: string, date: string): string {
  let before = Date.parse(`${addDays(date, -1)}T00:00:00Z`) + 9 * HOUR_MS;
  let within = Date.parse(`${date}T00:00:00Z`) + 13 * HOUR_MS;
  while (within - before > MINUTE_MS) {
    const middle = before + Math.floor((within - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dateIn(timeZone, new Date(middle)) < date) before = middle;
    else within = middle;
  }
  return new Date(within).toISOString();
}

/**
 * The instant (ISO) at which clocks in a time zone show some minutes after the midnight of a day; minutes beyond 1440 are of the next
 * day. A time that clocks skip is later by what they skip; of one that they show twice it is the first.
 */
export function instantAt(timeZone: string, day: string, minutes: number): string {
  const date = addDays(day, Math.floor(minutes / DAY_MINUTES));
  const wall = Date.parse(`${date}T00:00:00Z`) + (minutes % DAY_MINUTES) * MINUTE_MS;
  const guesses = [wall - 24 * HOUR_MS, wall + 24 * HOUR_MS].map((near) => wall - offsetAt(timeZone, near));
  const shown = guesses.filter((instant) => instant + offsetAt(timeZone, instant) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...guesses)).toISOString();
}

const DAY_MINUTES = 24 * 60;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** By how many milliseconds clocks in a time zone are ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  const parts = new Map(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}
