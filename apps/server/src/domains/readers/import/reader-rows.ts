import { inputFault } from '@lectern/contracts/kernel/input-fault';
import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { READER_FILE_UNREADABLE } from '@lectern/contracts/readers/errors';
import { cardNumber, readerFields } from '@lectern/contracts/readers/fields';
import {
  MOST_IMPORTED_READERS,
  NEEDED_READER_COLUMNS,
  READER_COLUMNS,
} from '@lectern/contracts/readers/import-readers';
import * as z from 'zod';
import { CsvRowError, readCsvRows } from '../../vocabulary/csv-rows.ts';
import { csvText } from '../../vocabulary/csv-text.ts';

const rowSchema = z.object({
  card: cardNumber,
  name: readerFields.name,
  group: readerFields.patronGroup,
  library: readerFields.libraryCode,
  expires: z.union([z.literal('').transform(() => null), z.iso.date()]).optional(),
  phone: readerFields.phone.optional(),
  email: readerFields.email.optional(),
});

export type ReaderRow = z.infer<typeof rowSchema>;

/** A row of the file, or what is wrong with it in the language of the caller. */
export interface ReadRow {
  readonly line: number;
  readonly card: string;
  readonly row?: ReaderRow;
  readonly fault?: string;
}

/** The rows of a CSV file in UTF-8 or GB 18030. */
export function readReaderRows(
  file: Buffer,
  language: Language,
): readonly ReadRow[] | Refusal<'READER_FILE_UNREADABLE'> {
  try {
    const text = csvText(file);
    const [head = ''] = text.split('\n', 1);
    const columns = READER_COLUMNS.filter((column) => new RegExp(`(^|[^a-z])${column}([^a-z]|$)`).test(head));
    const rows = readCsvRows(text, NEEDED_READER_COLUMNS);
    if (rows.length > MOST_IMPORTED_READERS)
      return refuse(READER_FILE_UNREADABLE, { reason: `> ${MOST_IMPORTED_READERS}` });
    return rows.map(({ line, value }) => {
      const given = Object.fromEntries(columns.map((column) => [column, value(column)]));
      const parsed = rowSchema.safeParse(given);
      const card = value('card');
      if (parsed.success) return { line, card, row: parsed.data };
      const { field, reason } = inputFault(parsed.error.issues, given, language);
      return { line, card, fault: `${field}: ${reason}` };
    });
  } catch (error) {
    if (error instanceof CsvRowError) return refuse(READER_FILE_UNREADABLE, { reason: error.message });
    throw error;
  }
}
