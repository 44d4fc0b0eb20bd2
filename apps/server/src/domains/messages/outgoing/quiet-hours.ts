import { timeIn } from './time-in.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export interface QuietHours {
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/** The first instant from `instant` on that is in no quiet hour of the time zone. */
export function afterQuietHours(instant: Date, hours: QuietHours, timeZone: string): Date {
  if (!isQuiet(timeIn(timeZone, instant), hours)) return instant;
  const until = minutes(hours.quietUntil);
  const at = minutes(timeIn(timeZone, instant));
  const wholeMinute = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  const ends = new Date(wholeMinute + ((until - at + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS);
  // Clocks that change in between make it an hour too early or too late.
  const late = (minutes(timeIn(timeZone, ends)) - until + DAY_MINUTES) % DAY_MINUTES;
  const shift = late > DAY_MINUTES / 2 ? late - DAY_MINUTES : late;
  return new Date(ends.getTime() - shift * MINUTE_MS);
}

/** Whether a time of the day (HH:MM) is in the quiet hours, which may go over midnight. */
function isQuiet(time: string, { quietFrom, quietUntil }: QuietHours): boolean {
  if (quietFrom <= quietUntil) return quietFrom <= time && time < quietUntil;
  return time >= quietFrom || time < quietUntil;
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}
