import { addDays, weekdayOf } from '../calendar-days.ts';
import type { ClosedDaySeed } from '../circulation-types.ts';
import type { DemoTenant } from '../demo-tenant.ts';
import { demoLibraries } from '../holdings/libraries.ts';

/** First day of the Spring Festival by year (calendar of the Purple Mountain Observatory). */
const SPRING_FESTIVAL: Readonly<Record<string, string>> = {
  '2024': '2024-02-10',
  '2025': '2025-01-29',
  '2026': '2026-02-17',
  '2027': '2027-02-06',
  '2028': '2028-01-26',
  '2029': '2029-02-13',
  '2030': '2030-02-03',
};

/** The closed days from two years before `today` to one year after it: weekly closing days and public holidays. */
export function demoClosedDays(tenant: DemoTenant, today: string): readonly ClosedDaySeed[] {
  const closed: ClosedDaySeed[] = [];
  const libraries = demoLibraries(tenant);
  for (let day = addDays(today, -760); day <= addDays(today, 400); day = addDays(day, 1)) {
    if (isHoliday(tenant, day)) closed.push({ libraryCode: '', day });
    for (const library of libraries) {
      if (library.closedWeekdays.includes(weekdayOf(day))) closed.push({ libraryCode: library.code, day });
    }
  }
  return closed;
}

function isHoliday(tenant: DemoTenant, day: string): boolean {
  const date = day.slice(5);
  if (date === '01-01') return true;
  if (tenant === 'harbour') return date === '12-25' || date === '12-26' || isBankHoliday(day);
  const newYear = SPRING_FESTIVAL[day.slice(0, 4)];
  if (newYear !== undefined && day >= addDays(newYear, -1) && day <= addDays(newYear, 3)) return true;
  return date === '05-01' || (date >= '10-01' && date <= '10-03');
}

/** Whether the day is a British bank holiday: first Monday of May, last Mondays of May and August. */
function isBankHoliday(day: string): boolean {
  if (weekdayOf(day) !== 1) return false;
  const month = day.slice(5, 7);
  const last = addDays(day, 7).slice(5, 7) !== month;
  return (month === '05' && (last || day.slice(8) <= '07')) || (month === '08' && last);
}

/** The open days of each library. */
export interface OpenDays {
  isOpen(libraryCode: string, day: string): boolean;
  /** The first open day from `day` on. */
  from(libraryCode: string, day: string): string;
  /** Number of open days after `from`, up to and including `to`. */
  count(libraryCode: string, from: string, to: string): number;
}

export function openDays(closed: readonly ClosedDaySeed[]): OpenDays {
  const days = new Set(closed.map(({ libraryCode, day }) => `${libraryCode}|${day}`));
  const isOpen = (library: string, day: string) => !days.has(`|${day}`) && !days.has(`${library}|${day}`);
  return {
    isOpen,
    from: (library, day) => {
      while (!isOpen(library, day)) day = addDays(day, 1);
      return day;
    },
    count: (library, from, to) => {
      let open = 0;
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isOpen(library, day)) open++;
      return open;
    },
  };
}
