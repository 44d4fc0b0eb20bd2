import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';
import { TITLE_MARKS_UNREADABLE } from './errors.ts';
import { TITLE_MARKS } from './title.ts';

/** The largest list, in bytes, and how many numbers it may have. */
export const MAX_MARK_FILE_BYTES = 64 * 1024 * 1024;
export const MOST_MARKED_ISSNS = 200_000;

/**
 * Puts a list of journals in the place of the one that gave a mark before: CSV with columns of ISSNs, such as that of the Directory of Open
 * Access Journals, or a number in each line. Titles show it a little later.
 */
export const importTitleMarks = uploadEndpoint({
  path: '/staff/titles/importMarks',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Import a list of journals that have a mark',
  maxBytes: MAX_MARK_FILE_BYTES,
  mediaTypes: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'application/vnd.ms-excel',
    'application/octet-stream',
  ],
  input: z.object({
    mark: z.enum(TITLE_MARKS),
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
  }),
  output: z.object({
    isCheck: z.boolean(),
    /** Lines that were read. */
    readCount: z.int(),
    /** Different numbers of the list, those that are new in it and those that it had before. */
    issnCount: z.int(),
    cameCount: z.int(),
    wentCount: z.int(),
    /** Titles of the library that have one of these numbers. */
    titleCount: z.int(),
    /** Numbers with a wrong check digit, the first ones as they stand there. */
    wrongCount: z.int(),
    wrong: z.array(z.object({ line: z.int(), value: z.string() })),
    /** The columns that were read, as the file names them; none where it has no names. */
    columns: z.array(z.string()),
  }),
  errors: [TITLE_MARKS_UNREADABLE],
  rateLimit: { max: 10, windowSeconds: 60 },
});
