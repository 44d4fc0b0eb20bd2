import * as z from 'zod';
import { USED_KINDS } from './counter.ts';

/** A title, database or item with its uses. */
export const usedThing = z.object({
  id: z.string(),
  kind: z.enum(USED_KINDS),
  name: z.string(),
  publisher: z.string(),
  /** Empty without one. */
  printIssn: z.string(),
  onlineIssn: z.string(),
  isbn: z.string(),
  doi: z.string(),
  count: z.int(),
});
export type UsedThing = z.infer<typeof usedThing>;
