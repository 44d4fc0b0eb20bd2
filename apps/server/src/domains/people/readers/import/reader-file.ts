import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { READER_FILE_UNREADABLE } from '@lectern/contracts/people/readers/errors';
import { CsvTextError } from '../../../collection/vocabulary/csv-records.ts';
import { type CsvRow, CsvRowError, namedRows } from '../../../collection/vocabulary/csv-rows.ts';
import { readTable } from '../../../collection/vocabulary/tables/read-table.ts';
import { readerColumn } from './reader-columns.ts';

/** A table that names readers. Its rows have the names of our columns, whatever the file calls them. */
export interface ReaderFile {
  readonly rows: readonly CsvRow[];
  /** Columns that have no meaning here, as the file names them. */
  readonly unknownColumns: readonly string[];
  /** Undefined for a spreadsheet. */
  readonly encoding: TableEncoding | undefined;
}

/** Reads a table (XLSX or CSV) that names readers: it has the needed columns, each column once, and at most so many rows. */
export async function readReaderFile(
  file: Buffer,
  {
    needed,
    most,
    encoding,
  }: {
    readonly needed: readonly string[];
    readonly most: number;
    readonly encoding?: TableEncoding | undefined;
  },
): Promise<ReaderFile | Refusal<'READER_FILE_UNREADABLE'>> {
  try {
    const table = await readTable(file, { mostRows: most, longestRow: 20_000, encoding });
    const names = table.records[0]?.values ?? [];
    refuseTwice(names);
    return {
      rows: namedRows(table.records, needed, (name) => readerColumn(name) ?? name),
      unknownColumns: names.filter((name) => name.trim() !== '' && readerColumn(name) === undefined),
      encoding: table.encoding,
    };
  } catch (error) {
    if (error instanceof CsvRowError || error instanceof CsvTextError)
      return refuse(READER_FILE_UNREADABLE, { reason: error.message });
    throw error;
  }
}

/** Two columns of the same meaning would leave open which one counts. */
function refuseTwice(names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const column = readerColumn(name);
    const other = column && seen.get(column);
    if (other !== undefined) throw new CsvRowError(1, `the columns "${other}" and "${name}" mean the same`);
    if (column) seen.set(column, name);
  }
}
