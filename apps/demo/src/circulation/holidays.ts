import type { Names } from '@lectern/contracts/kernel/languages';
import { addDays, weekdayOf } from '../calendar-days.ts';
import type { DemoTenant } from '../demo-tenant.ts';

/** A day on which all libraries of a tenant have other hours. */
export interface Holiday {
  readonly names: Names;
  /** As in LibrarySeed; empty when closed. */
  readonly hours: string;
}

const names = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

const NEW_YEAR = names('元旦', '元旦', 'New Year’s Day', 'Jour de l’An');
const SPRING_FESTIVAL = names('春节', '春節', 'Spring Festival', 'Nouvel An chinois');
const NEW_YEAR_EVE = names('除夕', '除夕', 'Chinese New Year’s Eve', 'Veille du Nouvel An chinois');
const LABOUR_DAY = names('劳动节', '勞動節', 'Labour Day', 'Fête du Travail');
const NATIONAL_DAY = names('国庆节', '國慶日', 'National Day', 'Fête nationale');
const CHRISTMAS_EVE = names('平安夜', '平安夜', 'Christmas Eve', 'Veille de Noël');
const CHRISTMAS = names('圣诞节', '聖誕節', 'Christmas Day', 'Noël');
const BOXING_DAY = names('节礼日', '節禮日', 'Boxing Day', 'Lendemain de Noël');
const BANK_HOLIDAY = names('公众假日', '國定假日', 'Bank holiday', 'Jour férié');

/** First day of the Spring Festival by year (calendar of the Purple Mountain Observatory). */
const SPRING_FESTIVALS: Readonly<Record<string, string>> = {
  '2024': '2024-02-10',
  '2025': '2025-01-29',
  '2026': '2026-02-17',
  '2027': '2027-02-06',
  '2028': '2028-01-26',
  '2029': '2029-02-13',
  '2030': '2030-02-03',
};

/** The holiday on a calendar date, if any. */
export function holidayOn(tenant: DemoTenant, day: string): Holiday | undefined {
  return tenant === 'harbour' ? britishHoliday(day) : chineseHoliday(day);
}

function chineseHoliday(day: string): Holiday | undefined {
  const date = day.slice(5);
  if (date === '01-01') return closed(NEW_YEAR);
  const festival = SPRING_FESTIVALS[day.slice(0, 4)];
  if (festival !== undefined && day === addDays(festival, -1)) return closed(NEW_YEAR_EVE);
  if (festival !== undefined && day >= festival && day <= addDays(festival, 3))
    return closed(SPRING_FESTIVAL);
  if (date === '05-01') return closed(LABOUR_DAY);
  return date >= '10-01' && date <= '10-03' ? closed(NATIONAL_DAY) : undefined;
}

function britishHoliday(day: string): Holiday | undefined {
  const date = day.slice(5);
  if (date === '01-01') return closed(NEW_YEAR);
  if (date === '12-24') return { names: CHRISTMAS_EVE, hours: '09:30-13:00' };
  if (date === '12-25') return closed(CHRISTMAS);
  if (date === '12-26') return closed(BOXING_DAY);
  return isBankHoliday(day) ? closed(BANK_HOLIDAY) : undefined;
}

function closed(why: Names): Holiday {
  return { names: why, hours: '' };
}

/** Whether the day is a British bank holiday: first Monday of May, last Mondays of May and August. */
function isBankHoliday(day: string): boolean {
  if (weekdayOf(day) !== 1) return false;
  const month = day.slice(5, 7);
  const last = addDays(day, 7).slice(5, 7) !== month;
  return (month === '05' && (last || day.slice(8) <= '07')) || (month === '08' && last);
}

/** Holidays from two years before `today` to one year after it. */
export function demoHolidays(tenant: DemoTenant, today: string): (Holiday & { readonly day: string })[] {
  const found: (Holiday & { readonly day: string })[] = [];
  for (let day = addDays(today, -760); day <= addDays(today, 400); day = addDays(day, 1)) {
    const holiday = holidayOn(tenant, day);
    if (holiday) found.push({ ...holiday, day });
  }
  return found;
}
