import * as z from 'zod';
import { id, wholeNumber } from '../../kernel/fields.ts';

/** What a database costs in a year, and what one use of it costs then. */
export const eresourceCost = z.object({
  eresourceId: z.string(),
  eresourceName: z.string(),
  year: z.int(),
  /** Minor units of the currency (fen, cents). */
  amount: z.int(),
  currency: z.string(),
  /** What uses are: requests of items, searches where the database has no items, null where no report has the year. */
  metric: z.enum(['Total_Item_Requests', 'Searches_Regular', 'Searches_Platform']).nullable(),
  uses: z.int(),
  /** Months of the year that reports have. */
  monthCount: z.int(),
  /** Minor units, rounded; null without uses. */
  perUse: z.int().nullable(),
});
export type EresourceCost = z.infer<typeof eresourceCost>;

export const costPlace = { eresourceId: id, year: wholeNumber(1990, 2100) };
