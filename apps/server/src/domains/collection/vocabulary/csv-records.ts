import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse/sync';

/** Thrown for a text that is no CSV, or has more rows or columns than may be read. */
export class CsvTextError extends Error {
  override readonly name = 'CsvTextError';
}

export interface CsvRecord {
  /** Its last line in the file, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

const MOST_COLUMNS = 500;

/**
 * The records of a CSV text (RFC 4180; commas, semicolons or tabs), the line with the names first. The reading stops behind `mostRows`
 * rows, so that a file costs no more than the rows that may be used.
 * @throws CsvTextError
 */
export function readCsvRecords(
  text: string,
  {
    mostRows,
    longestRow,
    relaxQuotes = false,
  }: { readonly mostRows: number; readonly longestRow: number; readonly relaxQuotes?: boolean },
): readonly CsvRecord[] {
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = ['\t', ';', ','].find((sign) => firstLine.includes(sign)) ?? ',';
  if (hasLineOfMany(text, delimiter)) throw new CsvTextError(`a line has more than ${MOST_COLUMNS} columns`);
  const records = parsed(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: relaxQuotes,
    skip_empty_lines: true,
    max_record_size: longestRow,
    // The names, the rows, and one more that tells that there are too many.
    to: mostRows + 2,
  });
  if (records.length > mostRows + 1) throw new CsvTextError(`> ${mostRows}`);
  return records;
}

function parsed(text: string, options: Options): readonly CsvRecord[] {
  try {
    const records = parse(text, options) as unknown as {
      readonly record: string[];
      readonly info: InfoRecord;
    }[];
    return records.map(({ record, info }) => ({ line: info.lines, values: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new CsvTextError(error.message);
    throw error;
  }
}

/** The parser limits the characters of a row, and not its empty values. */
function hasLineOfMany(text: string, delimiter: string): boolean {
  let columns = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\n') columns = 0;
    else if (text[at] === delimiter && ++columns >= MOST_COLUMNS) return true;
  }
  return false;
}
