import { type CsvRecord, CsvTextError, readCsvRecords } from './csv-records.ts';

/** Thrown for a file of rows that cannot be read: the number of the line, if it is known, and the reason. */
export class CsvRowError extends Error {
  override readonly name = 'CsvRowError';

  constructor(line: number | undefined, reason: string) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
  }
}

export interface CsvRow {
  /** In the file, from 1. */
  readonly line: number;
  /** Names of the columns that the file has. */
  readonly columns: readonly string[];
  /** Trimmed values by the name of their column; a column that the file does not have is empty. */
  readonly value: (column: string) => string;
}

const LONGEST_VALUE = 500;
/** For a file that an operator reads in by a command. */
const MOST_ROWS = 100_000;

/**
 * The rows of a CSV text (RFC 4180; commas, semicolons or tabs) whose first line names the columns. Other columns are ignored. A file of
 * more than `mostRows` is read no further.
 * @throws CsvRowError
 */
export function readCsvRows(text: string, needed: readonly string[], mostRows = MOST_ROWS): CsvRow[] {
  return namedRows(recordsOf(text, mostRows), needed);
}

/**
 * Records as rows; the first one names the columns. `nameOf` says which column a name in the file stands for.
 * @throws CsvRowError
 */
export function namedRows(
  [head, ...records]: readonly CsvRecord[],
  needed: readonly string[],
  nameOf = (column: string) => column.trim(),
): CsvRow[] {
  const columns = (head?.values ?? []).map(nameOf);
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new CsvRowError(1, `the columns ${missing.join(', ')} are missing`);
  return records.map(({ values, line }) => {
    if (values.some((value) => value.length > LONGEST_VALUE || /\p{Cc}/u.test(value.trim())))
      throw new CsvRowError(line, `a value is at most ${LONGEST_VALUE} characters of text`);
    return {
      line,
      columns,
      value: (column) => values[columns.indexOf(column)]?.normalize('NFC').trim() ?? '',
    };
  });
}

function recordsOf(text: string, mostRows: number): readonly CsvRecord[] {
  try {
    return readCsvRecords(text, { mostRows, longestRow: 20_000 });
  } catch (error) {
    if (error instanceof CsvTextError) throw new CsvRowError(undefined, error.message);
    throw error;
  }
}
