import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { browseFilterShape, countedEntrySchema, notation } from './browse-fields.ts';

/** One level of the tree of classes: what stands directly below a class (or the main classes), as far as works have it. */
export const browseClasses = endpoint({
  methods: ['POST'],
  path: '/find/category/classifica/list',
  origin: 'spec',
  access: 'public',
  summary: 'Classes below a class, with their works',
  input: z.object({ kindNo: notation.default(''), ...browseFilterShape }),
  emptyIsAbsent: true,
  output: z.object({
    /** The class that was asked for; empty for the whole tree. */
    kindNo: z.string(),
    name: z.string(),
    /** The values of the search filter kindNo that find its works: one, each used class of a stretch, or none. */
    values: z.array(z.string()),
    /** The way from its main class to it, without it: what a link that leads here must open. */
    path: z.array(z.object({ code: z.string(), name: z.string() })),
    classificaList: z.array(
      countedEntrySchema.extend({
        /** As above. */
        values: z.array(z.string()),
        hasChildren: z.boolean(),
      }),
    ),
  }),
  errors: [SEARCH_UNAVAILABLE],
});
