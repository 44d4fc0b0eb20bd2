/** A time in which a library is open, in minutes after midnight of its day. It may end after the next midnight: 1560 is 2:00. */
export interface OpeningSpan {
  readonly opens: number;
  readonly closes: number;
}

export const DAY_MINUTES = 24 * 60;
const MOST_SPANS = 6;

/** Thrown for opening hours that cannot be read. The message says why. */
export class OpeningHoursError extends Error {
  override readonly name = 'OpeningHoursError';
}

/**
 * Reads the opening hours of a day: "08:30-12:00 13:00-18:00". A span whose end is not later than its beginning ends on the next day.
 * An empty text is a closed day.
 * @throws OpeningHoursError
 */
export function parseSpans(text: string): OpeningSpan[] {
  const spans = text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map(parseSpan);
  if (spans.length > MOST_SPANS) throw new OpeningHoursError(`a day has at most ${MOST_SPANS} opening times`);
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    if (before && span.opens < before.closes)
      throw new OpeningHoursError(`"${text}": the times must follow one another`);
  }
  return spans;
}

/** The form in which opening hours are stored, as parseSpans reads it. */
export function formatSpans(spans: readonly OpeningSpan[]): string {
  return spans.map(({ opens, closes }) => `${clockText(opens)}-${clockText(endOf(closes))}`).join(' ');
}

/** Minutes after midnight as "HH:MM"; midnight at the end of the day is "24:00", later times are those of the next day. */
export function clockText(minutes: number): string {
  const within = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
}

function endOf(closes: number): number {
  return closes === 2 * DAY_MINUTES ? DAY_MINUTES : closes;
}

function parseSpan(text: string): OpeningSpan {
  const [, opens, closes] = /^(\d\d?:\d\d)[-–](\d\d?:\d\d)$/.exec(text) ?? [];
  if (opens === undefined || closes === undefined)
    throw new OpeningHoursError(`"${text}" is not a time like 08:30-17:00`);
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (from === DAY_MINUTES) throw new OpeningHoursError(`"${text}": a day cannot begin at 24:00`);
  return { opens: from, closes: to > from ? to : to + DAY_MINUTES };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const total = hours * 60 + minutes;
  if (minutes > 59 || total > DAY_MINUTES) throw new OpeningHoursError(`"${clock}" is not a time of a day`);
  return total;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
