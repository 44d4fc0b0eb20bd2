/** An instant as SIP2 writes it, in a time zone: `20260131    143059`. The four blanks stand for local time. */
export function writeInstant(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = partsIn(timeZone, instant);
  return `${year}${month}${day}    ${hour}${minute}${second}`;
}

/**
 * The instant that 18 characters of a message mean: local time of the zone, or UTC where a Z stands before the hour. Undefined for blanks and for
 * days or hours that do not exist.
 */
export function readInstant(text: string, timeZone: string): Date | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(.{4})(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!found) return undefined;
  const [, year, month, day, zone, hour, minute, second] = found;
  const shown = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const asUtc = new Date(shown);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString() !== shown) return undefined;
  return zone === '   Z' ? asUtc : localInstant(asUtc, timeZone);
}

/** The instant at which clocks of the zone show what clocks of UTC show at another. */
function localInstant(asUtc: Date, timeZone: string): Date {
  const first = new Date(asUtc.getTime() - offsetMs(timeZone, asUtc));
  // Near a change of clocks the offset at the first guess is another one.
  return new Date(asUtc.getTime() - offsetMs(timeZone, first));
}

function offsetMs(timeZone: string, instant: Date): number {
  const { year, month, day, hour, minute, second } = partsIn(timeZone, instant);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

function partsIn(timeZone: string, instant: Date) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, ...PARTS });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes, width: number) =>
    (parts.get(type) ?? '').padStart(width, '0');
  return {
    year: part('year', 4),
    month: part('month', 2),
    day: part('day', 2),
    hour: part('hour', 2),
    minute: part('minute', 2),
    second: part('second', 2),
  };
}

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();
