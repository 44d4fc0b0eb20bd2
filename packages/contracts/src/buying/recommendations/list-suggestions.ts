import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, text, wholeNumber } from '../../kernel/fields.ts';
import { suggestedWork } from './suggestion.ts';
import { WISH_KINDS, WISH_STATES } from './wish.ts';

export const SUGGESTION_SORTS = ['oldest', 'newest', 'most'] as const;

/** The queue of wishes, grouped by work. */
export const listSuggestions = endpoint({
  methods: ['GET'],
  path: '/staff/suggestions/list',
  origin: 'ours',
  access: { staff: 'suggestions.decide' },
  summary: 'What readers wish for, grouped by work',
  input: z.object({
    state: asCode(z.enum(WISH_STATES)).optional(),
    kind: asCode(z.enum(WISH_KINDS)).optional(),
    /** Words of the title, or a number. */
    words: asCode(text(200)).default(''),
    /** Only works that so many readers wish, or more. */
    atLeast: wholeNumber(1, 1000).optional(),
    sort: z.enum(SUGGESTION_SORTS).default('oldest'),
    page: paging.page,
    rows: wholeNumber(1, 50).default(20),
  }),
  output: z.object({
    total: z.int(),
    works: z.array(suggestedWork),
    /** How many wishes each state has. */
    states: z.array(z.object({ state: z.enum(WISH_STATES), count: z.int() })),
    /** Answers that the library gives often. */
    replies: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
    /** Whether a copy can be received here: the library has its own circulation. */
    canReceive: z.boolean(),
  }),
  errors: [],
});
