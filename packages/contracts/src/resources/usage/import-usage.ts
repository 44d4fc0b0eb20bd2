import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag, text } from '../../kernel/fields.ts';
import { TABLE_ENCODINGS } from '../../kernel/table-encoding.ts';
import { USAGE_IMPORT_RUNNING } from './errors.ts';
import { MAX_USAGE_FILE_BYTES, usageImport } from './usage-import.ts';

/**
 * Takes a COUNTER report of release 5 or 5.1 (JSON, TSV, CSV or XLSX). The months of the report and of each of its platforms are replaced as
 * a whole. The file is read in the background; `getUsageImport` tells how far it is.
 */
export const importUsage = uploadEndpoint({
  path: '/staff/usage/import',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Import a usage report (COUNTER 5)',
  maxBytes: MAX_USAGE_FILE_BYTES,
  mediaTypes: [
    'application/json',
    'text/tab-separated-values',
    'text/csv',
    'text/plain',
    'text/xml',
    'application/xml',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  input: z.object({
    /** As the file is called; only told. */
    fileName: text(200).default(''),
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
    /** How a table is written; its bytes say it if absent. */
    encoding: z.enum(TABLE_ENCODINGS).optional(),
  }),
  output: usageImport,
  errors: [USAGE_IMPORT_RUNNING],
  rateLimit: { max: 20, windowSeconds: 60 },
});
