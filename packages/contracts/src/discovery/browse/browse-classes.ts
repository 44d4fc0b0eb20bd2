import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { browseFilterShape, classCode, classSchema } from './browse-fields.ts';

/** One level of the tree of classes: what stands directly below a class (or the main classes), as far as works have it. */
export const browseClasses = endpoint({
  methods: ['POST'],
  path: '/find/category/classifica/list',
  origin: 'spec',
  access: 'public',
  summary: 'Classes below a class, with their works',
  input: z.object({ kindNo: classCode.default(''), ...browseFilterShape }),
  output: z.object({
    /** The class that was asked for; empty for the whole tree. */
    kindNo: z.string(),
    notation: z.string(),
    name: z.string(),
    /** The values of the search filter kindNo that find its works: one, each used class of a stretch, or none. */
    values: z.array(z.string()),
    /** The way from its main class to it, without it: what a link that leads here must open. */
    path: z.array(classSchema),
    classificaList: z.array(
      classSchema.extend({
        count: z.int(),
        /** As above. */
        values: z.array(z.string()),
        hasChildren: z.boolean(),
      }),
    ),
  }),
  errors: [SEARCH_UNAVAILABLE],
});
