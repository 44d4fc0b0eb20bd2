import { inputFault } from '@lectern/contracts/kernel/input-fault';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { cardNumber, readerFields } from '@lectern/contracts/people/readers/fields';
import {
  MOST_IMPORTED_READERS,
  NEEDED_READER_COLUMNS,
  READER_COLUMNS,
} from '@lectern/contracts/people/readers/import-readers';
import * as z from 'zod';
import { readReaderFile } from './reader-file.ts';

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
  const rows = readReaderFile(file, { needed: NEEDED_READER_COLUMNS, most: MOST_IMPORTED_READERS });
  if (isRefusal(rows)) return rows;
  return rows.map(({ line, columns, value }) => {
    const known = READER_COLUMNS.filter((column) => columns.includes(column));
    const given = Object.fromEntries(known.map((column) => [column, value(column)]));
    const parsed = rowSchema.safeParse(given);
    const card = value('card');
    if (parsed.success) return { line, card, row: parsed.data };
    const { field, reason } = inputFault(parsed.error.issues, given, language);
    return { line, card, fault: `${field}: ${reason}` };
  });
}
