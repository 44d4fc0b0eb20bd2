import * as z from 'zod';
import { TABLE_ENCODINGS } from '../../kernel/table-encoding.ts';

/** What an import of readers did so far, or would do. */
export const importOutcomeSchema = z.object({
  registered: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
  faults: z.array(z.object({ line: z.int(), card: z.string(), message: z.string() })),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** How a file of readers was read, so that people can see whether it was read rightly. */
export const readerFileSchema = z.object({
  /** Null for a spreadsheet, which says it itself. */
  encoding: z.enum(TABLE_ENCODINGS).nullable(),
  /** Columns that have no meaning here, as the file names them. */
  unknownColumns: z.array(z.string()),
  /** Some readers of the file, those first whose names show whether the encoding is right. */
  preview: z.array(z.object({ card: z.string(), name: z.string() })),
});

/** How far an import is. */
export const importProgressSchema = z.object({
  importId: z.string(),
  /** `broken`: the server ended meanwhile. What was done stays; send the file again for the rest. */
  state: z.enum(['running', 'done', 'broken']),
  /** Rows in all, and rows that are through. */
  total: z.int(),
  done: z.int(),
});
