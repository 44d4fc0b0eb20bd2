import type { Language } from '@lectern/contracts/kernel/languages';

/** An amount in minor units of its currency, as in the calls. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Numbers, dates and money as one language writes them. Calendar dates are YYYY-MM-DD, instants ISO 8601. */
export interface Format {
  number(value: number): string;
  money(value: Money): string;
  /** "3 May 2026"; the year is left out when `short`. An unreadable date is returned unchanged. */
  date(calendarDate: string, style?: 'long' | 'short'): string;
  /** In the time zone of the device: "12:03". */
  time(instant: string): string;
  dateTime(instant: string): string;
  /** "tomorrow", "in 3 days", "2 days ago". */
  inDays(days: number): string;
  /** "a, b and c". */
  list(values: readonly string[]): string;
}

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
  const short = once(
    () => new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  );
  const clock = once(
    () => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }),
  );
  const moment = once(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hour12: false }),
  );
  const days = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const lists = once(() => new Intl.ListFormat(language));
  return {
    number: (value) => numbers().format(value),
    money: ({ amount, currency }) => formatMoney(language, amount, currency),
    date(calendarDate, style = 'long') {
      const day = new Date(`${calendarDate.slice(0, 10)}T00:00:00Z`);
      if (Number.isNaN(day.getTime())) return calendarDate;
      return (style === 'long' ? long() : short()).format(day);
    },
    time: (instant) => formatInstant(clock(), instant),
    dateTime: (instant) => formatInstant(moment(), instant),
    inDays: (count) => days().format(count, 'day'),
    list: (values) => lists().format(values),
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
