import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SEARCH_EMPTY, SEARCH_TOO_LONG } from '../search/errors.ts';
import { searchStateSchema } from '../search/search-state.ts';

/** `add` needs a state, `erase` a historyId; the others need nothing more. */
export const HISTORY_ACTS = ['add', 'erase', 'eraseAll', 'switchOff', 'switchOn'] as const;

/** Changes the reader's search history. Erasing what is not there any more is no fault. */
export const updateSearchHistory = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/updateSearchHistory',
  origin: 'spec',
  access: 'patron',
  summary: 'Add to, erase or switch the reader’s search history',
  input: z.object({
    act: z.enum(HISTORY_ACTS),
    historyId: id.optional(),
    state: searchStateSchema.optional(),
  }),
  output: z.object({
    kept: z.boolean(),
    /** True where an entry was added or erased. */
    changed: z.boolean(),
  }),
  errors: [SEARCH_EMPTY, SEARCH_TOO_LONG],
  rateLimit: { max: 120, windowSeconds: 60 },
});
