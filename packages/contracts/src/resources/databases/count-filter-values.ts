import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { eresourceFilters } from './eresource-filters.ts';
import { countedTerms } from './term.ts';

/** The values of each filter with how many databases they leave under the other filters. */
export const countFilterValues = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/getScreenCondition',
  origin: 'spec',
  access: 'public',
  summary: 'Filter values of electronic databases with counts',
  input: z.object({ ...eresourceFilters, ...ignoredIdentity }),
  output: z.object({
    total: z.int(),
    letters: z.array(z.object({ letter: z.string(), count: z.int() })),
    subjects: countedTerms,
    docTypes: countedTerms,
    vendors: countedTerms,
    /** With names in the language of the request. */
    statuses: countedTerms,
    colleges: countedTerms,
    labels: countedTerms,
  }),
  errors: [],
});
