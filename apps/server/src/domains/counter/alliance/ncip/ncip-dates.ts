import { clockAt } from '../../../../platform/local-time.ts';

/** The end of a calendar date, without a zone: the day is that of the library that writes it. */
export function writeDay(day: string): string {
  return `${day}T23:59:59`;
}

/**
 * The calendar date of an instant that another system wrote; null for what is no instant. One with a zone is read by the clocks of this
 * library.
 */
export function readDay(text: string, timeZone: string): string | null {
  const [, day, zone] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  const instant = Date.parse(zone === undefined ? `${day}T00:00:00Z` : text);
  if (day === undefined || Number.isNaN(instant)) return null;
  return zone === undefined ? new Date(instant).toISOString().slice(0, 10) : clockAt(timeZone, instant).day;
}
