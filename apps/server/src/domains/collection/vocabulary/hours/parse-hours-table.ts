import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { addDays } from '../../../../platform/clock.ts';
import { CsvRowError, readCsvRows } from '../csv-rows.ts';
import type { OpeningException } from './opening-hours.ts';
import { OpeningHoursError, type OpeningSpan, parseSpans } from './opening-spans.ts';

export interface HoursTable {
  /** Whole weeks by library code: a weekday that is not in the table is closed. */
  readonly weeks: ReadonlyMap<string, ReadonlyMap<number, readonly OpeningSpan[]>>;
  readonly exceptions: readonly OpeningException[];
  /** Days that have the hours of their weekday again. */
  readonly removed: readonly { readonly libraryCode: string; readonly day: string }[];
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ALL_LIBRARIES = '*';
const CLOSED = 'closed';
const AS_USUAL = 'usual';

/**
 * Reads a CSV table with the columns `library` (a code, or * for all), `day` (mon to sun, or YYYY-MM-DD) and `hours`
 * ("08:30-12:00 13:00-18:00", `closed`, or `usual` to remove an exception). The columns zh-CN, zh-TW, en-US and fr-FR say why.
 * @throws CsvRowError
 */
export function parseHoursTable(text: string, libraryCodes: ReadonlySet<string>): HoursTable {
  const weeks = new Map<string, Map<number, readonly OpeningSpan[]>>();
  const exceptions = new Map<string, OpeningException>();
  const removed: { libraryCode: string; day: string }[] = [];
  for (const { line, value } of readCsvRows(text, ['library', 'day', 'hours'])) {
    const [library, day, hours] = [value('library'), value('day').toLowerCase(), value('hours')];
    if (library !== ALL_LIBRARIES && !libraryCodes.has(library))
      throw new CsvRowError(line, `there is no library "${library}"`);
    const weekday = WEEKDAYS.indexOf(day);
    if (weekday >= 0) {
      if (library === ALL_LIBRARIES) throw new CsvRowError(line, 'a weekday needs the code of a library');
      weeks.set(library, (weeks.get(library) ?? new Map()).set(weekday, spansOf(hours, line)));
      continue;
    }
    if (!isDate(day)) throw new CsvRowError(line, `"${day}" is neither a weekday (mon to sun) nor a date`);
    const libraryCode = library === ALL_LIBRARIES ? '' : library;
    if (hours === AS_USUAL) removed.push({ libraryCode, day });
    else
      exceptions.set(`${libraryCode}|${day}`, {
        libraryCode,
        day,
        spans: spansOf(hours, line),
        names: namesOf(value),
      });
  }
  return { weeks, exceptions: [...exceptions.values()], removed };
}

function spansOf(hours: string, line: number): OpeningSpan[] {
  if (hours === '') throw new CsvRowError(line, `hours are needed, or "${CLOSED}"`);
  try {
    return parseSpans(hours === CLOSED ? '' : hours);
  } catch (error) {
    if (error instanceof OpeningHoursError) throw new CsvRowError(line, error.message);
    throw error;
  }
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function namesOf(value: (column: string) => string): Names {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (value(language) ? [[language, value(language)]] : [])),
  );
}
