import { instantAt } from '../../../platform/local-time.ts';

export interface Due {
  readonly dueDate: string;
  /** ISO instant, of a loan that is due at an hour. */
  readonly dueAt?: string;
}

/** Systems that lend for days write the last minute or the first. */
const WHOLE_DAY = /^(?:2359|0000)/;

/**
 * A due date as systems write it: 18 characters as in other dates of messages, or a date alone, `2026-03-12` or `20260312`. Undefined for
 * what is no date.
 */
export function readDue(text: string, timeZone: string): Due | undefined {
  const found = /^(\d{4})-?(\d\d)-?(\d\d)(?:.{4}(\d\d)(\d\d)\d\d)?/.exec(text.trim());
  if (!found) return undefined;
  const [, year, month, day, hour, minute] = found;
  const dueDate = `${year}-${month}-${day}`;
  const midnight = new Date(`${dueDate}T00:00:00.000Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== dueDate) return undefined;
  if (hour === undefined || WHOLE_DAY.test(`${hour}${minute}`)) return { dueDate };
  const minutes = Number(hour) * 60 + Number(minute);
  return { dueDate, dueAt: new Date(instantAt(timeZone, dueDate, minutes)).toISOString() };
}
