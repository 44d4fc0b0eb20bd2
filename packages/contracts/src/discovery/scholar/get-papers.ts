import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, requiredListOf, requiredText } from '../../kernel/fields.ts';
import { MAX_PAPER_ID, paper } from './paper.ts';
import { sourceState } from './source-state.ts';

export const MOST_PAPERS = 100;

/** Several papers in full, for a selection, in the order of their ids. */
export const getPapers = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/getDocs',
  origin: 'spec',
  access: 'public',
  summary: 'Several scholarly works',
  input: z.object({ ids: requiredListOf(requiredText(MAX_PAPER_ID), MOST_PAPERS), ...ignoredIdentity }),
  output: z.object({
    papers: z.array(paper),
    /** Ids of which no source said anything. */
    missing: z.array(z.string()),
    sources: z.array(sourceState),
  }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
