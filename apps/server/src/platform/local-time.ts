const DAY_MINUTES = 24 * 60;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The instant (ms) at which clocks of a time zone show a time of a calendar date, given in minutes after midnight (up to two days).
 * A time that is left out when clocks go forward is read with the offset before: 2:30 becomes 3:30. A time that comes twice when
 * clocks go back is the first of the two.
 */
export function instantAt(timeZone: string, day: string, minutes: number): number {
  const wall =
    Date.parse(`${day}T00:00:00Z`) +
    Math.floor(minutes / DAY_MINUTES) * DAY_MS +
    (minutes % DAY_MINUTES) * MINUTE_MS;
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const fits = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(timeZone, instant) === wall,
  );
  return fits.length > 0 ? Math.min(...fits) : wall - before;
}

/** What clocks show at an instant: calendar date and minutes after midnight. */
export function clockAt(
  timeZone: string,
  instant: number,
): { readonly day: string; readonly minutes: number } {
  const wall = instant + offsetAt(timeZone, instant);
  return {
    day: new Date(wall).toISOString().slice(0, 10),
    minutes: Math.floor((((wall % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS),
  };
}

/** How far clocks are ahead of UTC, in ms. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}
