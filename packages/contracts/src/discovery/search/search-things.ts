import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from './errors.ts';
import { MAX_SEARCH_LENGTH, searchStateSchema } from './search-state.ts';
import { searchText } from './search-text.ts';
import { THING_KINDS } from './thing-kinds.ts';

/**
 * What a library has beside records and has these words: counted and weighed apart from them. Without words only the counts of all that
 * it has are answered.
 */
export const searchThings = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/unify/searchThings',
  origin: 'ours',
  access: 'public',
  summary: 'Announcements, topics and databases with the words of a search',
  input: z.object({
    keyWord: searchText(MAX_SEARCH_LENGTH),
    /** Only things of this kind; absent: of all. The counts are those of all kinds. */
    kind: z.enum(THING_KINDS).optional(),
    /** Only these databases and titles in them: ids of databases, or sources that they name. */
    eCollectionIds: searchStateSchema.shape.eCollectionIds,
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    /** At most two databases or journals that are called what was typed; only on the first page of things of all kinds. */
    best: z.array(z.object({ kind: z.enum(THING_KINDS), id: z.string() })),
    kinds: z.array(z.object({ kind: z.enum(THING_KINDS), count: z.int() })),
    things: z.array(
      z.object({
        kind: z.enum(THING_KINDS),
        id: z.string(),
        /** In the language of the request where it has one. */
        title: z.string(),
        /** The beginning of its text. */
        text: z.string(),
        day: z.string(),
      }),
    ),
  }),
  errors: [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
});
