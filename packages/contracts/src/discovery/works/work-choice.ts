import * as z from 'zod';

/** Who decides which records are editions of one work: staff who add records and copies. */
export const WORKS_ACCESS = { staff: 'catalogue.quick-add' } as const;

/** The record, and with how many others it is together now. */
export const workChoiceSchema = z.object({ recordId: z.string(), title: z.string(), others: z.int() });
