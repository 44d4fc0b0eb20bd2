import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { READER_FILE_UNREADABLE, READERS_ELSEWHERE } from './errors.ts';

/** Columns of the file; the others may be left out, and the reader then keeps what is known. */
export const READER_COLUMNS = ['card', 'name', 'group', 'library', 'expires', 'phone', 'email'] as const;
export const NEEDED_READER_COLUMNS = ['card', 'name', 'group', 'library'] as const;
export const MOST_IMPORTED_READERS = 10_000;
/** So many rows that were left out are told. */
export const MOST_IMPORT_FAULTS = 200;

/** Registers the readers of a CSV file, and changes those whose card is known. A row that is wrong is left out and told. */
export const importReaders = uploadEndpoint({
  path: '/staff/readers/import',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Register and change readers from a CSV file',
  maxBytes: 4 * 1024 * 1024,
  mediaTypes: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  input: z.object({
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
  }),
  output: z.object({
    registered: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    faulty: z.int(),
    faults: z.array(z.object({ line: z.int(), card: z.string(), message: z.string() })),
  }),
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, READER_FILE_UNREADABLE],
  rateLimit: { max: 10, windowSeconds: 60 },
});
