import { addDays } from '../../../../platform/clock.ts';
import { clockAt, instantAt } from '../../../../platform/local-time.ts';

export interface QuietHours {
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/** The first instant from `instant` on that is in no quiet hour of the time zone. */
export function afterQuietHours(instant: Date, hours: QuietHours, timeZone: string): Date {
  const from = minutesOf(hours.quietFrom);
  const until = minutesOf(hours.quietUntil);
  const { day, minutes } = clockAt(timeZone, instant.getTime());
  if (!isQuiet(minutes, from, until)) return instant;
  return new Date(instantAt(timeZone, minutes < until ? day : addDays(day, 1), until));
}

/** Whether a time of the day is in the quiet hours, which may go over midnight. All in minutes after midnight. */
function isQuiet(minutes: number, from: number, until: number): boolean {
  if (from <= until) return from <= minutes && minutes < until;
  return minutes >= from || minutes < until;
}

/** Minutes after midnight of a time HH:MM. */
function minutesOf(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}
