import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { scholarFilters } from './scholar-search.ts';
import { countBasis } from './source-state.ts';

const counted = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

/** Years, types and journals of a search as the data of charts. The path is spelt as in the specification. */
export const chartPapers = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searcCharts',
  origin: 'spec',
  access: 'public',
  summary: 'Charts of a search of scholarly sources',
  input: z.object({ ...scholarFilters, ...ignoredIdentity }),
  output: z.object({
    /** From the earliest year. */
    years: z.object({ basis: countBasis, values: z.array(z.object({ year: z.int(), count: z.int() })) }),
    types: z.object({ basis: countBasis, values: counted }),
    journals: z.object({ basis: countBasis, values: counted }),
  }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
