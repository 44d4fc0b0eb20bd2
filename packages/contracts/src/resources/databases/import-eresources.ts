import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag, text } from '../../kernel/fields.ts';
import { TABLE_ENCODINGS } from '../../kernel/table-encoding.ts';
import { ENTRANCE_WAY_UNKNOWN, ERESOURCE_LIST_UNREADABLE } from './errors.ts';
import { TERM_KINDS } from './term.ts';

/** What became, or would become, of a line. A line that is refused changes nothing. */
export const ERESOURCE_ROW_OUTCOMES = ['added', 'changed', 'same', 'refused'] as const;
export type EresourceRowOutcome = (typeof ERESOURCE_ROW_OUTCOMES)[number];

/** What the file was read as: the table that exportEresources writes, or the list from A to Z of LibGuides (its CSV export or its API's JSON). */
export const ERESOURCE_FILE_FORMATS = ['table', 'libguides'] as const;

/**
 * Adds the databases of a file, and changes those that are there: they are known by code, by their id in LibGuides, or by name. What the
 * file does not say stays, and so do databases that it does not have. Words of lists that are missing are added.
 */
export const importEresources = uploadEndpoint({
  path: '/staff/eresources/import',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Import electronic databases (CSV, XLSX, LibGuides)',
  maxBytes: 8 * 1024 * 1024,
  mediaTypes: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'application/json',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  input: z.object({
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
    /** The code of a proxy in the settings, for databases that LibGuides opens through its proxy; empty: they are opened without. */
    proxy: text(64).default(''),
    /** How a table is written; its bytes say it if absent. */
    encoding: z.enum(TABLE_ENCODINGS).optional(),
  }),
  output: z.object({
    isCheck: z.boolean(),
    format: z.enum(ERESOURCE_FILE_FORMATS),
    rows: z.array(
      z.object({
        /** Line of the table, or number in the JSON; from 1. */
        line: z.int(),
        code: z.string(),
        name: z.string(),
        outcome: z.enum(ERESOURCE_ROW_OUTCOMES),
        /** What changes, as `putEresource` names it. */
        changes: z.array(z.string()),
        /** Why it is refused, in the language of the request. */
        message: z.string(),
      }),
    ),
    /** Words that came, or would come, into the lists. */
    newTerms: z.array(z.object({ kind: z.enum(TERM_KINDS), name: z.string() })),
    /** Columns without a meaning here, as the file names them. */
    unknownColumns: z.array(z.string()),
  }),
  errors: [ERESOURCE_LIST_UNREADABLE, ENTRANCE_WAY_UNKNOWN],
  rateLimit: { max: 10, windowSeconds: 60 },
});
