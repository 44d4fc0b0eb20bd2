const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of the day at an instant in a time zone, HH:MM. */
export function timeIn(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
