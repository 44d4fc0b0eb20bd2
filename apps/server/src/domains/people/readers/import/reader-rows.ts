import { inputFault } from '@lectern/contracts/kernel/input-fault';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { CARD_TWICE_IN_FILE } from '@lectern/contracts/people/readers/errors';
import { cardNumber, firstPassword, readerFields } from '@lectern/contracts/people/readers/fields';
import {
  MOST_IMPORTED_READERS,
  NEEDED_READER_COLUMNS,
  READER_COLUMNS,
} from '@lectern/contracts/people/readers/import-readers';
import { casedNumberForm, numberForm } from '@lectern/rules/number-form';
import * as z from 'zod';
import type { CsvRow } from '../../../collection/vocabulary/csv-rows.ts';
import { readReaderFile } from './reader-file.ts';
import { writtenDay } from './written-day.ts';

const rowSchema = z.object({
  card: cardNumber,
  name: readerFields.name,
  group: readerFields.patronGroup,
  library: readerFields.libraryCode,
  expires: z
    .string()
    .transform(writtenDay)
    .pipe(z.union([z.literal('').transform(() => null), z.iso.date()]))
    .optional(),
  major: readerFields.major.optional(),
  phone: readerFields.phone.optional(),
  email: readerFields.email.optional(),
  password: z.union([z.literal(''), firstPassword]).optional(),
});

export type ReaderRow = z.infer<typeof rowSchema>;

/** A row of the file, or what is wrong with it in the language of the caller. */
export interface ReadRow {
  readonly line: number;
  readonly card: string;
  readonly row?: ReaderRow;
  readonly fault?: string;
}

/** The rows of a table, and how it was read. */
export interface ReadReaders {
  readonly rows: readonly ReadRow[];
  readonly file: {
    readonly encoding: TableEncoding | null;
    readonly unknownColumns: string[];
    readonly preview: { readonly card: string; readonly name: string }[];
  };
}

const MOST_PREVIEWED = 8;
const MOST_UNKNOWN = 50;
/** Letters of ASCII are the same in all encodings. */
const isTelling = (name: string) => Buffer.byteLength(name) > name.length;

interface Reading {
  readonly language: Language;
  readonly encoding?: TableEncoding | undefined;
  /** Whether cards that differ in case alone are two cards in the library. */
  readonly keepsCase: boolean;
}

/**
 * Reads the readers of a table. Rows with the same card, however it is written, are all left out, as nobody knows which one is right.
 */
export async function readReaderRows(
  file: Buffer,
  { language, encoding, keepsCase }: Reading,
): Promise<ReadReaders | Refusal<'READER_FILE_UNREADABLE'>> {
  const limits = { needed: NEEDED_READER_COLUMNS, most: MOST_IMPORTED_READERS, encoding };
  const table = await readReaderFile(file, limits);
  if (isRefusal(table)) return table;
  const formOf = ({ value }: CsvRow) => (keepsCase ? casedNumberForm : numberForm)(value('card'));
  const linesOf = new Map<string, number[]>();
  for (const row of table.rows) linesOf.set(formOf(row), [...(linesOf.get(formOf(row)) ?? []), row.line]);
  return {
    rows: table.rows.map((row) => readRow(row, linesOf.get(formOf(row)) ?? [], language)),
    file: {
      encoding: table.encoding ?? null,
      unknownColumns: table.unknownColumns.slice(0, MOST_UNKNOWN),
      preview: previewOf(table.rows),
    },
  };
}

function readRow({ line, columns, value }: CsvRow, lines: readonly number[], language: Language): ReadRow {
  const known = READER_COLUMNS.filter((column) => columns.includes(column));
  const given = Object.fromEntries(known.map((column) => [column, value(column)]));
  const parsed = rowSchema.safeParse(given);
  const card = value('card');
  if (!parsed.success) {
    const { field, reason } = inputFault(parsed.error.issues, given, language);
    return { line, card, fault: `${field}: ${reason}` };
  }
  if (lines.length === 1) return { line, card, row: parsed.data };
  const twice = refuse(CARD_TWICE_IN_FILE, { number: card, lines: lines.slice(0, 5).join(', ') });
  return { line, card, fault: refusalWords(twice, { language }) };
}

/** Names with signs that encodings write differently come first. */
function previewOf(rows: readonly CsvRow[]) {
  const named = rows.map(({ value }) => ({ card: value('card'), name: value('name') }));
  const telling = named.filter(({ name }) => isTelling(name));
  return [...telling, ...named.filter(({ name }) => !isTelling(name))].slice(0, MOST_PREVIEWED);
}
