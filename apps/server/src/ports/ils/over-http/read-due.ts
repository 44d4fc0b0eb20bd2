import { clockAt } from '../../../platform/local-time.ts';

export interface DueTime {
  readonly dueDate: string;
  /** ISO instant, of a loan that is due at an hour. */
  readonly dueAt?: string;
}

const LAST_MINUTE = 23 * 60 + 59;

/** When a loan is due. Systems write instants, and for loans of days the last minute of the day. Undefined for what is no instant. */
export function readDueTime(text: string, timeZone: string): DueTime | undefined {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) return undefined;
  const { day, minutes } = clockAt(timeZone, instant);
  if (minutes === LAST_MINUTE || minutes === 0) return { dueDate: day };
  return { dueDate: day, dueAt: new Date(instant).toISOString() };
}

/** The calendar date of an instant, empty where there is none. */
export function readDay(text: string, timeZone: string): string {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? '' : clockAt(timeZone, instant).day;
}
