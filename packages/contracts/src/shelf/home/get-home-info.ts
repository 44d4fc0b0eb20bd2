import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { openingStateSchema } from '../../people/tenant/opening.ts';
import { homeCardSchema } from './home-cards.ts';

/** What the home page says about the library in one line, and which of its sections exist. */
export const getHomeInfo = endpoint({
  methods: ['GET'],
  path: '/find/homePage/info',
  origin: 'spec',
  access: 'public',
  summary: 'Numbers and sections of the home page',
  input: z.object({}),
  output: z.object({
    bibCount: z.int(),
    itemCount: z.int(),
    /** Bibs added in the last seven days. */
    newThisWeek: z.int(),
    /** Today's hours of the first library, in the language of the request; empty if it told none. */
    openToday: z.string(),
    /** The first library, now; null for a tenant without libraries. `of` is its name where there are several. */
    opening: openingStateSchema.extend({ of: z.string() }).nullable(),
    /** The cards that the library shows, in its order. Those without anything to show are left out by the page. */
    cards: z.array(homeCardSchema),
    /** Counted document types, most frequent first: the tabs above the search field. */
    docTypes: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  }),
  errors: [],
});
