/** Characters (UTF-16 units) of a line, in CSV with the line breaks in its quotes. */
export const LONGEST_LINE = 20_000;
export const MOST_COLUMNS = 100;
export const MOST_ROWS = 500_000;
/** Rows that are handed on at once. */
export const ROWS_AT_ONCE = 500;
/** Lines above the names of the columns: the name of the package, a date, blank ones. */
export const MOST_LINES_ABOVE = 20;
/** Characters of a faulty value that a fault repeats. */
export const LONGEST_SHOWN = 100;

/** The most characters of each value; longer ones are left out. */
export const LONGEST_VALUES = {
  title: 1000,
  volume: 50,
  issue: 50,
  address: 2000,
  id: 200,
  person: 500,
  publisher: 500,
  notes: 2000,
  edition: 100,
} as const;
