import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';
import { TABLE_ENCODINGS } from '../../kernel/table-encoding.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { READER_FILE_UNREADABLE, READER_IMPORT_RUNNING, READERS_ELSEWHERE } from './errors.ts';
import { importOutcomeSchema, importProgressSchema, readerFileSchema } from './import-outcome.ts';

/** Columns of the file; the others may be left out, and the reader then keeps what is known. */
export const READER_COLUMNS = [
  'card',
  'name',
  'group',
  'library',
  'expires',
  'major',
  'phone',
  'email',
  'password',
] as const;
export type ReaderColumn = (typeof READER_COLUMNS)[number];
export const NEEDED_READER_COLUMNS = ['card', 'name', 'group', 'library'] as const;
export const MOST_IMPORTED_READERS = 10_000;
/** So many rows that were left out are told. */
export const MOST_IMPORT_FAULTS = 200;

/**
 * Registers the readers of a table (XLSX or CSV), and changes those whose card is known. A row that is wrong is left out and told. A
 * password is given to readers who have none; it has to be changed at the first sign-in. What takes longer than some seconds goes on after
 * the answer, and `getReaderImport` tells how far it is.
 */
export const importReaders = uploadEndpoint({
  path: '/staff/readers/import',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Register and change readers from a table',
  maxBytes: 4 * 1024 * 1024,
  mediaTypes: [
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  input: z.object({
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
    /** How a CSV file is written; its bytes say it if absent. */
    encoding: z.enum(TABLE_ENCODINGS).optional(),
  }),
  output: z.object({
    ...importOutcomeSchema.shape,
    ...readerFileSchema.shape,
    /** Null for a check. */
    progress: importProgressSchema.nullable(),
  }),
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, READER_FILE_UNREADABLE, READER_IMPORT_RUNNING],
  rateLimit: { max: 10, windowSeconds: 60 },
  carriesSecrets: true,
});
