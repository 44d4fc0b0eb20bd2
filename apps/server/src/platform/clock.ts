/** Where time comes from, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some instant of this process. Unlike `now`, nobody sets it. */
  steadyMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), steadyMs: () => performance.now() };

/** The calendar date at an instant in a time zone, YYYY-MM-DD. */
export function dateIn(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** What clocks in a time zone show at an instant: "14:30". */
export function clockIn(timeZone: string, instant: Date): string {
  let format = clocks.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, format);
  }
  return format.format(instant);
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date `days` later (or earlier). */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The weekday of a calendar date: 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay();
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The instant `seconds` later as stored. */
export function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
