import { addDays, dateIn } from './clock.ts';

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
