import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, wholeNumber } from '../../kernel/fields.ts';
import { eresourceSummary } from './eresource.ts';
import { eresourceFilters } from './eresource-filters.ts';

/** The first view of the A to Z page: a page of the databases in filing order, in groups by letter, with the counts of all letters. */
export const listEresourcesByLetter = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/navigationNew',
  origin: 'spec',
  access: 'public',
  summary: 'Electronic databases by letter',
  input: z.object({
    ...eresourceFilters,
    page: paging.page,
    rows: wholeNumber(1, 200).default(100),
    ...ignoredIdentity,
  }),
  output: z.object({
    total: z.int(),
    /** All letters that the filters leave, `#` last. A chosen letter does not count. */
    letters: z.array(z.object({ letter: z.string(), count: z.int() })),
    /** Those of the page. */
    groups: z.array(z.object({ letter: z.string(), eresources: z.array(eresourceSummary) })),
  }),
  errors: [],
});
