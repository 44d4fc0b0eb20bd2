import { CsvError, parse } from 'csv-parse/sync';

/** Thrown for a file of rows that cannot be read: the number of the line, if it is known, and the reason. */
export class CsvRowError extends Error {
  override readonly name = 'CsvRowError';

  constructor(line: number | undefined, reason: string) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
  }
}

export interface CsvRow {
  /** Of the file, from 1. */
  readonly line: number;
  /** Names of the columns that the file has. */
  readonly columns: readonly string[];
  /** Trimmed values by the name of their column; a column that the file does not have is empty. */
  readonly value: (column: string) => string;
}

const LONGEST_VALUE = 500;

/**
 * The rows of a CSV text (RFC 4180; commas, semicolons or tabs) whose first line names the columns. Other columns are ignored.
 * @throws CsvRowError
 */
export function readCsvRows(text: string, needed: readonly string[]): CsvRow[] {
  const [head, ...records] = parseRecords(text);
  const columns = (head?.record ?? []).map((column) => column.trim());
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new CsvRowError(1, `the columns ${missing.join(', ')} are missing`);
  return records.map(({ record, line }) => {
    if (record.some((value) => value.length > LONGEST_VALUE || /\p{Cc}/u.test(value.trim())))
      throw new CsvRowError(line, `a value is at most ${LONGEST_VALUE} characters of text`);
    return {
      line,
      columns,
      value: (column) => record[columns.indexOf(column)]?.normalize('NFC').trim() ?? '',
    };
  });
}

function parseRecords(text: string): { readonly record: readonly string[]; readonly line: number }[] {
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = ['\t', ';', ','].find((sign) => firstLine.includes(sign)) ?? ',';
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new CsvRowError(undefined, error.message);
    throw error;
  }
}
