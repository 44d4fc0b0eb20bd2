import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { type CsvRecord, readCsvRecords } from '../csv-records.ts';
import { isSpreadsheet, readSpreadsheet } from './spreadsheet.ts';
import { decodeText } from './text-encoding.ts';

/** The records of a table, the one with the names first, and how its text was written; undefined for a spreadsheet. */
export interface TableFile {
  readonly records: readonly CsvRecord[];
  readonly encoding: TableEncoding | undefined;
}

/**
 * Reads a table as spreadsheets save it: XLSX, or CSV in the encoding that is named or that its bytes speak for. The reading stops behind
 * `mostRows` rows.
 * @throws CsvTextError
 */
export async function readTable(
  file: Buffer,
  limits: {
    readonly mostRows: number;
    readonly longestRow: number;
    readonly encoding?: TableEncoding | undefined;
  },
): Promise<TableFile> {
  if (isSpreadsheet(file)) return { records: await readSpreadsheet(file, limits), encoding: undefined };
  const { text, encoding } = decodeText(file, limits.encoding);
  return { records: readCsvRecords(text, limits), encoding };
}
