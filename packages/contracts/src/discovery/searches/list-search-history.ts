import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { MAX_SEARCH_HISTORY, searchHistoryEntrySchema } from './search-history-entry.ts';

/** The reader's own searches, latest first. */
export const listSearchHistory = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/searchHistory',
  origin: 'spec',
  access: 'patron',
  summary: 'The reader’s last searches',
  input: z.object({ rows: wholeNumber(1, MAX_SEARCH_HISTORY).default(MAX_SEARCH_HISTORY) }),
  output: z.object({
    /** False where the reader has switched it off: then nothing is added, and what is there stays until it is erased. */
    kept: z.boolean(),
    entries: z.array(searchHistoryEntrySchema),
  }),
  errors: [],
});
