const DAY_MS = 24 * 60 * 60 * 1000;
/** Spreadsheets count the days from here (the system of 1900). */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_NUMBER = /^[2-9]\d{4}$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;

/** A calendar date (2027-07-01) of a cell that has one with slashes or dots, the year first, or as a spreadsheet counts days; else the cell. */
export function writtenDay(cell: string): string {
  if (DAY_NUMBER.test(cell)) return new Date(DAY_ZERO + Number(cell) * DAY_MS).toISOString().slice(0, 10);
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(cell) ?? [];
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
