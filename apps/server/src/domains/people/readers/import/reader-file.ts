import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { READER_FILE_UNREADABLE } from '@lectern/contracts/people/readers/errors';
import { type CsvRow, CsvRowError, readCsvRows } from '../../../collection/vocabulary/csv-rows.ts';
import { csvText } from '../../../collection/vocabulary/csv-text.ts';

/** The rows of a CSV file that names readers, in UTF-8 or GB 18030: it has the needed columns and at most so many rows. */
export function readReaderFile(
  file: Buffer,
  { needed, most }: { readonly needed: readonly string[]; readonly most: number },
): readonly CsvRow[] | Refusal<'READER_FILE_UNREADABLE'> {
  try {
    return readCsvRows(csvText(file), needed, most);
  } catch (error) {
    if (error instanceof CsvRowError) return refuse(READER_FILE_UNREADABLE, { reason: error.message });
    throw error;
  }
}
