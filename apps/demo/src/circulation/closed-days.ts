import { addDays, weekdayOf } from '../calendar-days.ts';
import type { ClosedDaySeed } from '../circulation-types.ts';
import type { DemoTenant } from '../demo-tenant.ts';
import { demoLibraries } from '../holdings/libraries.ts';
import { holidayOn } from './holidays.ts';

/** The closed days from two years before `today` to one year after it: weekly closing days and public holidays. */
export function demoClosedDays(tenant: DemoTenant, today: string): readonly ClosedDaySeed[] {
  const closed: ClosedDaySeed[] = [];
  const libraries = demoLibraries(tenant);
  for (let day = addDays(today, -760); day <= addDays(today, 400); day = addDays(day, 1)) {
    if (holidayOn(tenant, day)?.hours === '') closed.push({ libraryCode: '', day });
    for (const library of libraries) {
      if (library.week[weekdayOf(day)] === '') closed.push({ libraryCode: library.code, day });
    }
  }
  return closed;
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
