import type { Language } from '@lectern/contracts/kernel/languages';

/** An amount in minor units of its currency, as in the calls. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A reader in a list of the staff. */
interface Person {
  readonly name: string;
  /** The number of the card. */
  readonly primaryId: string;
}

/** Numbers, dates and money as one language writes them. Calendar dates are YYYY-MM-DD, instants ISO 8601. */
export interface Format {
  number(value: number): string;
  money(value: Money): string;
  /** "3 May 2026"; the year is left out when `short`. An unreadable date is returned unchanged. */
  /** `weekday`: "Sunday, May 3". */
  date(calendarDate: string, style?: 'long' | 'short' | 'weekday'): string;
  /** A month that is given as YYYY-MM: "May 2026", or "May" when `short`. */
  month(month: string, style: 'long' | 'short'): string;
  /** A date that may be a year or a month only, YYYY, YYYY-MM or YYYY-MM-DD: "1998", "March 1998". An unreadable one is returned unchanged. */
  partialDate(date: string): string;
  /** A time of a day that is given as HH:MM: "9:00"; in French "9 h", "9 h 30". */
  clock(time: string): string;
  /** The day of an instant in the time zone of the device: "3 May 2026". A calendar date stays on its day. */
  dayOf(instant: string): string;
  /** In the time zone of the device, from 00:00 to 23:59: "12:03". */
  time(instant: string): string;
  dateTime(instant: string): string;
  /** "tomorrow", "in 3 days", "2 days ago". */
  inDays(days: number): string;
  /** "a, b and c". */
  list(values: readonly string[]): string;
  /** A reader as staff tell readers apart: "Emma Hart (20230014)". */
  person(reader: Person): string;
}

/** By fields: a style with `hourCycle` writes a date in zh-TW with slashes. */
const MOMENT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const cache = new Map<Language, Format>();

export function formatIn(language: Language): Format {
  const known = cache.get(language);
  if (known) return known;
  const made = makeFormat(language);
  cache.set(language, made);
  return made;
}

function makeFormat(language: Language): Format {
  // Creating each takes milliseconds, so it is created on first use.
  const numbers = once(() => new Intl.NumberFormat(language));
  const long = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
  const localDay = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));
  const short = once(
    () => new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  );
  const weekday = once(
    () =>
      new Intl.DateTimeFormat(language, { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  );
  const month = once(
    () => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  const year = once(() => new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' }));
  const shortMonth = once(() => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }));
  const clock = once(
    () => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
  const moment = once(() => new Intl.DateTimeFormat(language, MOMENT));
  const days = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const lists = once(() => new Intl.ListFormat(language));
  return {
    number: (value) => numbers().format(value),
    money: ({ amount, currency }) => formatMoney(language, amount, currency),
    date(calendarDate, style = 'long') {
      const day = new Date(`${calendarDate.slice(0, 10)}T00:00:00Z`);
      if (Number.isNaN(day.getTime())) return calendarDate;
      return { long, short, weekday }[style]().format(day);
    },
    month: (text, style) =>
      (style === 'short' ? shortMonth() : month()).format(new Date(`${text}-01T00:00:00Z`)),
    partialDate(date) {
      if (date.length > 'YYYY-MM'.length) return this.date(date);
      const first = new Date(`${date}${date.length > 'YYYY'.length ? '' : '-01'}-01T00:00:00Z`);
      if (Number.isNaN(first.getTime())) return date;
      return (date.length > 'YYYY'.length ? month() : year()).format(first);
    },
    clock: (time) => time.slice(0, '00:00'.length),
    dayOf(instant) {
      return instant.length > '2026-05-03'.length ? formatInstant(localDay(), instant) : this.date(instant);
    },
    time: (instant) => formatInstant(clock(), instant),
    dateTime: (instant) => formatInstant(moment(), instant),
    inDays: (count) => days().format(count, 'day'),
    list: (values) => lists().format(values),
    person: ({ name, primaryId }) =>
      language.startsWith('zh') ? `${name}（${primaryId}）` : `${name} (${primaryId})`,
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function formatMoney(language: Language, amount: number, currency: string): string {
  const style = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = style.resolvedOptions().maximumFractionDigits ?? 2;
  return style.format(amount / 10 ** digits);
}

function formatInstant(style: Intl.DateTimeFormat, instant: string): string {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? instant : style.format(moment);
}
