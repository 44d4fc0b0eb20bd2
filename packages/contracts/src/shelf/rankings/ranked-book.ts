import * as z from 'zod';
import { paging } from '../../kernel/fields.ts';
import { bookCardSchema } from '../home/book-card.ts';
import { rankingRange } from './ranges.ts';

/** A page of a ranking. */
export const rankingInput = z.object({ range: rankingRange, ...paging });

const counts = { onShelfCount: z.int(), loanableCount: z.int(), itemCount: z.int() };

/** A title at its place. `place` begins with 1; the copies are counted now, the ranking when it was made. */
export const rankedBookSchema = bookCardSchema.extend({ place: z.int(), count: z.int(), ...counts });
export type RankedBook = z.infer<typeof rankedBookSchema>;

export const rankingOutput = z.object({
  total: z.int(),
  /** When the ranking was made; empty before the first time. */
  madeAt: z.string(),
  books: z.array(rankedBookSchema),
});
export type Ranking = z.infer<typeof rankingOutput>;

/** A title with the mean of its stars. `score` is the mean from 1 to 5 with two digits. */
export const ratedBookSchema = rankedBookSchema.extend({ score: z.number() });
