import * as z from 'zod';
import { instant, money } from '../../kernel/fields.ts';

/** A cash drawer in the time in which one member of the staff has it. */
export const drawerSchema = z.object({
  drawerId: z.string(),
  libraryCode: z.string(),
  /** Who has it. */
  holder: z.object({ staffId: z.string(), name: z.string() }),
  openedAt: instant,
  /** Null while it is open. */
  closedAt: instant.nullable(),
  /** What was in it at first. */
  float: money,
  taken: money,
  /** More than 0: what readers got back. */
  givenBack: money,
  /** What was counted beyond what the books say; less than 0 where money is missing. */
  difference: money,
  /** What is in it by the books: float, taken and difference, less what was given back. */
  sum: money,
  /** Why the count differed. */
  reason: z.string(),
});
