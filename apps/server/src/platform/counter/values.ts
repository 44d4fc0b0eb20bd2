import {
  COUNTER_METRICS,
  COUNTER_REPORTS,
  type CounterAccess,
  type CounterMetric,
  type CounterRelease,
  type CounterReport,
  type UsedKind,
} from '@lectern/contracts/resources/usage/counter';
import { bareIsbn, isIsbn10, normaliseIsbn } from '@lectern/rules/isbn';
import { formatIssn } from '@lectern/rules/issn';
import { withoutDirections } from '@lectern/rules/without-directions';
import type { CounterHead } from './counter-use.ts';
import { LONGEST_ID, LONGEST_NAME, LONGEST_SHOWN, MOST_USES } from './limits.ts';

const CONTROLS = /[\p{Cc}\ufeff]/gu;

/** A text in one line and in NFC, cut after so many characters. */
export function cleanText(value: unknown, longest = LONGEST_NAME): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .slice(0, 4 * longest)
    .toWellFormed();
  return withoutDirections(text)
    .replace(CONTROLS, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}

/** An identifier; empty if it is longer than any. */
export function cleanId(value: unknown): string {
  const text = cleanText(value, LONGEST_ID + 1);
  return text.length > LONGEST_ID ? '' : text;
}

/** A faulty value as it is told. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return cleanText(text, LONGEST_SHOWN);
}

/** NNNN-NNNC, whether its check digit is right or not: reports repeat what the provider has. Empty if it has another form. */
export function issnOf(value: unknown): string {
  return formatIssn(cleanId(value)) ?? '';
}

/** 13 digits where the number is one, else its digits as they are; empty without any. */
export function isbnOf(value: unknown): string {
  const bare = bareIsbn(cleanId(value));
  if (isIsbn10(bare)) return normaliseIsbn(bare) ?? bare;
  return bare.length <= 13 ? bare : '';
}

export function reportOf(value: unknown): CounterReport | undefined {
  const code = cleanText(value, 20).toUpperCase();
  return COUNTER_REPORTS.find((report) => report === code);
}

/** `5.0.3` is release 5 as well. */
export function releaseOf(value: unknown): CounterRelease | undefined {
  const text = cleanText(value, 20);
  if (text === '5.1' || text.startsWith('5.1.')) return '5.1';
  return text === '5' || text.startsWith('5.0') ? '5' : undefined;
}

const METRICS: ReadonlyMap<string, CounterMetric> = new Map(
  COUNTER_METRICS.map((metric) => [metric.toLowerCase(), metric]),
);

export function metricOf(value: unknown): CounterMetric | undefined {
  // Tables that were made by hand have blanks where a name was broken into two lines.
  return METRICS.get(cleanText(value, 60).replaceAll(' ', '').toLowerCase());
}

/** Access_Type of both releases in one list. */
export function accessOf(value: unknown, report: CounterReport | undefined): CounterAccess {
  const text = cleanText(value, 40).toLowerCase();
  if (text === '') return isOfLicences(report) ? 'controlled' : '';
  if (text === 'controlled') return 'controlled';
  return text.startsWith('oa_') || text === 'open' ? 'open' : 'free';
}

/** Standard views of what needs a licence do not repeat it at each item. */
function isOfLicences(report: CounterReport | undefined): boolean {
  return report !== undefined && ['TR_B1', 'TR_B2', 'TR_J1', 'TR_J2', 'TR_J4'].includes(report);
}

/** What the lines of a report are about; undefined in reports of platforms as a whole. */
export function kindOf(report: CounterReport): UsedKind | undefined {
  if (report.startsWith('PR')) return undefined;
  if (report.startsWith('DR')) return 'database';
  return report.startsWith('IR') ? 'item' : 'title';
}

/** Undefined for what is neither of people nor of machines. */
export function isMiningOf(value: unknown): boolean | undefined {
  const text = cleanText(value, 40).toLowerCase();
  if (text === '' || text === 'regular') return false;
  return text === 'tdm' ? true : undefined;
}

/** A count as a number or as its digits; undefined for anything else. */
export function countOf(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^\d{1,12}$/.test(value.trim())) return undefined;
  const count = typeof value === 'string' ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && count <= MOST_USES
    ? count
    : undefined;
}

/** YYYY-MM of a date or a month; undefined for anything else. */
export function monthOf(value: unknown): string | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(cleanText(value, 30));
  return match ? `${match[1]}-${match[2]}` : undefined;
}

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Days from the beginning that spreadsheets count from (30 December 1899) to that of 1970. */
const SHEET_DAYS = 25_569;

/** The month of a column: `Jan-2022`, `Jan-22`, `2022-01`, or the number of a day in a spreadsheet. */
export function monthOfColumn(value: string): string | undefined {
  const text = cleanText(value, 30).toLowerCase();
  const named = /^([a-z]{3})[a-z]{0,6}[- ](\d{4}|\d{2})$/.exec(text);
  const place = named ? NAMES.indexOf(named[1] ?? '') : -1;
  if (named && place >= 0) {
    const year = named[2]?.length === 2 ? `20${named[2]}` : named[2];
    return `${year}-${String(place + 1).padStart(2, '0')}`;
  }
  if (/^[34]\d{4}$|^5[0-4]\d{3}$/.test(text))
    return new Date((Number(text) - SHEET_DAYS) * 86_400_000).toISOString().slice(0, 7);
  return monthOf(text);
}

/** The months of a head, first to last. */
export function monthsOf({ from, to }: Pick<CounterHead, 'from' | 'to'>): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = from.split('-').map(Number);
  for (let text = from; text <= to && months.length <= 12 * 200; ) {
    months.push(text);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  }
  return months;
}
