import { en, fr, zh } from 'chrono-node';
import type { About } from '../../question.ts';
import type { Written } from './choose-grammar.ts';

/** How a date is read in each language. Chinese is read in simplified characters. */
const READERS = { zh: zh.hans, en, fr } as const;

/** Days that are called by name: month and day of each year. Those that follow the moon are left to the library's calendar. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/元旦|new year'?s day|jour de l'an/, '01-01'],
  [/劳动节|五一|may day|fete du travail/, '05-01'],
  [/国庆|十一(?=.{0,4}(?:开|闭|放|假))/, '10-01'],
  [/圣诞|christmas|noel/, '12-25'],
  [/bastille|14 juillet|fete nationale/, '07-14'],
];
const NOW =
  /今天|今晚|今日|现在|此刻|\b(?:today|tonight|now)\b|\baujourd'? ?hui\b|\bce soir\b|\bmaintenant\b/;

/** The days that a question names, from `today` (YYYY-MM-DD) on. */
export function readDays(folded: string, written: Written, today: string): About['days'] {
  const named = NAMED.find(([name]) => name.test(folded));
  if (named) return one(nextOf(named[1], today));
  if (NOW.test(folded)) return one(today);
  // Noon, so that no time zone of this machine makes another day of it.
  const reference = new Date(`${today}T12:00:00`);
  const read = READERS[written].parse(folded, reference, { forwardDate: true });
  // "I have ten minutes, are you open on Thursday?": a day that is named tells more than a span of time.
  const found =
    read.find(({ start }) => start.isCertain('weekday')) ?? read.find(({ start }) => start.isCertain('day'));
  if (!found) return undefined;
  const from = dayOf(found.start.date());
  return { from, to: found.end ? dayOf(found.end.date()) : from };
}

function one(day: string) {
  return { from: day, to: day };
}

function nextOf(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${monthAndDay}`;
}

function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
