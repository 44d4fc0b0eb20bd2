/** A date of a title list, which may be a year only or a month (KBART RP-9-2014, 6.6.5; ISO 8601). Month and day count from 1. */
export interface TitleDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/**
 * YYYY, YYYY-MM, YYYY-MM-DD, and YYYY/MM/DD. YYYY/MM is none: 2004/05 is also the volume of two years. A time behind the day is what
 * databases export.
 */
const FORM =
  /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?|\/(\d{1,2})\/(\d{1,2}))?(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?Z?)?$/;
const LONGEST = 30;
const [FIRST_YEAR, LAST_YEAR] = [1000, 2999];

/**
 * The date; undefined for other text, for days that no calendar has, and for years before 1000 or after 2999. DD/MM/YYYY is undefined too,
 * because other countries write the month first.
 */
export function parseTitleDate(text: string): TitleDate | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  const parts = FORM.exec(text.trim());
  if (!parts) return undefined;
  const hasTime = text.includes(':');
  const [year, month, day] = [
    Number(parts[1]),
    numberOf(parts[2] ?? parts[4]),
    numberOf(parts[3] ?? parts[5]),
  ];
  if (year < FIRST_YEAR || year > LAST_YEAR || (hasTime && day === undefined)) return undefined;
  if (month === undefined) return { year };
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return { year, month };
  return day >= 1 && day <= daysOfMonth(year, month) ? { year, month, day } : undefined;
}

/** Words for a last date that lies in the future: the title goes on. Also 9999, which MARC 21 has for it. */
const OPEN_ENDS = new Set([
  '',
  'present',
  '(present)',
  'to present',
  'current',
  'ongoing',
  'now',
  'today',
  '9999',
  '9999-12',
  '9999-12-31',
  '至今',
  '今',
]);

/** Whether the text of a last date means that the coverage goes on to the present. Nothing means so in KBART. */
export function isOpenEnd(text: string): boolean {
  return OPEN_ENDS.has(text.trim().toLowerCase());
}

/** The date as KBART has it: 1998, 1998-03 or 1998-03-01. */
export function formatTitleDate({ year, month, day }: TitleDate): string {
  if (month === undefined) return String(year);
  const text = `${year}-${twoDigits(month)}`;
  return day === undefined ? text : `${text}-${twoDigits(day)}`;
}

/** The first day of the year or month, or the day itself, as YYYY-MM-DD. */
export function firstDayOf({ year, month = 1, day = 1 }: TitleDate): string {
  return formatTitleDate({ year, month, day });
}

/** The last day of the year or month, or the day itself, as YYYY-MM-DD. */
export function lastDayOf({ year, month = 12, day }: TitleDate): string {
  return formatTitleDate({ year, month, day: day ?? daysOfMonth(year, month) });
}

function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

function twoDigits(part: number): string {
  return part < 10 ? `0${part}` : String(part);
}
