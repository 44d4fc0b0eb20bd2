import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

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
    openToday: z.string(),
    /** Counted document types, most frequent first: the tabs above the search field. */
    docTypes: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  }),
  errors: [],
});
