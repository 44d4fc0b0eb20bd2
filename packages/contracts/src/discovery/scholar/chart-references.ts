import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { askedReferences } from './asked-paper.ts';
import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from './errors.ts';
import { countBasis } from './source-state.ts';

/** References or citing works of a paper by year, from the earliest. Citing works are those of one source, counted by it if it counts. */
export const chartReferences = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchReferenceChart',
  origin: 'spec',
  access: 'public',
  summary: 'References and citing works of a scholarly work by year',
  input: z.object({ ...askedReferences, ...ignoredIdentity }),
  output: z.object({
    years: z.array(z.object({ year: z.int(), count: z.int() })),
    /** Null: no source can say. */
    basis: countBasis.nullable(),
  }),
  errors: [SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT],
  rateLimit: { max: 120, windowSeconds: 60 },
});
