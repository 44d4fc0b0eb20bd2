import * as z from 'zod';
import { searchStateSchema } from '../search/search-state.ts';

/** A reader's history holds this many searches; older ones go. */
export const MAX_SEARCH_HISTORY = 50;

/** One search that a reader made: the newest time stands where it was made again. */
export const searchHistoryEntrySchema = z.object({
  historyId: z.string(),
  /** The whole search, on its first page. */
  state: searchStateSchema,
  /** ISO 8601, UTC. */
  searchedAt: z.string(),
});
