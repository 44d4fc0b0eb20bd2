import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/**
 * Whether searches find records by meaning too:
 * - `off`: the library wants none (`search.meaning`).
 * - `untrained`: no model was trained (`lectern vectors train`).
 * - `unreadable`: the file of the index's model is missing or damaged; searches go on by words.
 * - `outdated`: a newer model waits for the index, which is built anew with it; the older one serves.
 * - `ready`: questions are understood by the newest model.
 */
export const MEANING_STATES = ['off', 'untrained', 'unreadable', 'outdated', 'ready'] as const;

/** How the search index of the library is, and whether it is searched by meaning. */
export const getIndexStatus = endpoint({
  methods: ['GET'],
  path: '/staff/search/getIndexStatus',
  origin: 'ours',
  access: { staff: 'search.reindex' },
  summary: 'The state of the search index',
  input: z.object({}),
  output: z.object({
    state: z.enum(['ready', 'missing', 'damaged']),
    documents: z.int(),
    meaning: z.object({
      state: z.enum(MEANING_STATES),
      /** The name of the index's model; empty if it has none. */
      model: z.string(),
      /** When the file of this model was written where the server runs; null if there is no such file. */
      trainedAt: instant.nullable(),
    }),
  }),
  errors: [],
});
