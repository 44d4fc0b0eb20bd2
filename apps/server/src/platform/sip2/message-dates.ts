import { clockIn, dateIn } from '../clock.ts';
import { instantAt } from '../local-time.ts';

/** An instant as SIP2 writes it, in a time zone: `20260131    143059`. The four blanks stand for local time. */
export function writeInstant(instant: Date, timeZone: string): string {
  const day = dateIn(timeZone, instant).replaceAll('-', '');
  const second = String(instant.getUTCSeconds()).padStart(2, '0');
  return `${day}    ${clockIn(timeZone, instant).replace(':', '')}${second}`;
}

/**
 * The instant that 18 characters of a message mean: local time of the zone, or UTC where a Z stands before the hour. Undefined for blanks
 * and for days or hours that do not exist.
 */
export function readInstant(text: string, timeZone: string): Date | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(.{4})(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!found) return undefined;
  const [, year, month, dayOfMonth, zone, hour, minute, second] = found;
  const day = `${year}-${month}-${dayOfMonth}`;
  const shown = `${day}T${hour}:${minute}:${second}.000Z`;
  const asUtc = new Date(shown);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString() !== shown) return undefined;
  if (zone === '   Z') return asUtc;
  return new Date(instantAt(timeZone, day, Number(hour) * 60 + Number(minute)) + Number(second) * 1000);
}
