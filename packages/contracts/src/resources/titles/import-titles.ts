import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag, id, text } from '../../kernel/fields.ts';
import { TABLE_ENCODINGS } from '../../kernel/table-encoding.ts';
import { TITLE_IMPORT_RUNNING, TITLE_LIST_NOT_FOUND } from './errors.ts';
import { MAX_TITLE_FILE_BYTES, titleImport } from './title-list.ts';

/**
 * Puts the lines of a file (KBART I or II, tab-separated or CSV; or MARC records in ISO 2709 or MARCXML) in the place of those that a title list has. The file is read in the
 * background, and readers see the lines before until all new ones are there. `getTitleImport` tells how far it is.
 */
export const importTitles = uploadEndpoint({
  path: '/staff/titles/import',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Import a title list (KBART or MARC)',
  maxBytes: MAX_TITLE_FILE_BYTES,
  mediaTypes: [
    'text/tab-separated-values',
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
    'application/marc',
    'application/marcxml+xml',
    'application/xml',
    'text/xml',
    'application/octet-stream',
  ],
  input: z.object({
    listId: id,
    /** As the file is called; only told. */
    fileName: text(200).default(''),
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
    /** How the file is written; its bytes say it if absent. */
    encoding: z.enum(TABLE_ENCODINGS).optional(),
  }),
  output: titleImport,
  errors: [TITLE_LIST_NOT_FOUND, TITLE_IMPORT_RUNNING],
  rateLimit: { max: 10, windowSeconds: 60 },
});
