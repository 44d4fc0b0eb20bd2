import type { Language } from '@lectern/contracts/kernel/languages';
import { clockText, type OpeningSpan } from './opening-spans.ts';

interface HoursWords {
  readonly closed: string;
  /** Between two days: "Monday to Friday". */
  readonly to: (from: string, to: string) => string;
  readonly everyDay: string;
  /** Between the times of a day, and between groups of days. */
  readonly and: string;
  readonly between: string;
}

const WORDS: Readonly<Record<Language, HoursWords>> = {
  'zh-CN': { closed: '闭馆', to: (from, to) => `${from}至${to}`, everyDay: '每日', and: '、', between: '；' },
  'zh-TW': { closed: '閉館', to: (from, to) => `${from}至${to}`, everyDay: '每日', and: '、', between: '；' },
  'en-US': {
    closed: 'closed',
    to: (from, to) => `${from} to ${to}`,
    everyDay: 'Every day',
    and: ', ',
    between: '; ',
  },
  'fr-FR': {
    closed: 'fermé',
    to: (from, to) => `du ${from} au ${to}`,
    everyDay: 'Tous les jours',
    and: ', ',
    between: ' ; ',
  },
};

/** Monday first. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday: the names of weekdays are taken from the days after it. */
const SUNDAY = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

/** The hours of one day: "08:30–12:00, 13:00–18:00", or the word for closed. */
export function dayText(spans: readonly OpeningSpan[], language: Language): string {
  const { closed, and } = WORDS[language];
  if (spans.length === 0) return closed;
  return spans.map(({ opens, closes }) => `${clockText(opens)}–${clockText(closes)}`).join(and);
}

/** The hours of a week, days with the same hours together: "Monday to Friday 08:00–22:00; Saturday, Sunday closed". */
export function weekText(week: ReadonlyMap<number, readonly OpeningSpan[]>, language: Language): string {
  const words = WORDS[language];
  const hours = WEEKDAYS.map((weekday) => dayText(week.get(weekday) ?? [], language));
  if (new Set(hours).size === 1) return `${words.everyDay} ${hours[0]}`;
  const groups: { first: number; last: number; readonly hours: string }[] = [];
  for (const [at, text] of hours.entries()) {
    const last = groups.at(-1);
    if (last?.hours === text) last.last = at;
    else groups.push({ first: at, last: at, hours: text });
  }
  return groups
    .map((group) => {
      const [first, last] = [weekdayName(group.first, language), weekdayName(group.last, language)];
      if (group.first === group.last) return `${first} ${group.hours}`;
      const join = group.last - group.first === 1 ? [first, last].join(words.and) : words.to(first, last);
      return `${join} ${group.hours}`;
    })
    .join(words.between);
}

function weekdayName(at: number, language: Language): string {
  const weekday = WEEKDAYS[at] ?? 0;
  const style = language.startsWith('zh') ? 'short' : 'long';
  return new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(
    SUNDAY + weekday * DAY_MS,
  );
}
