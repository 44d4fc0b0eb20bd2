import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';
import { researcherDetail } from './researcher.ts';

/** One researcher with what their publications say. Persons who hide their page are seen by themselves. */
export const getResearcher = endpoint({
  methods: ['POST'],
  path: '/find/researcher/details',
  origin: 'spec',
  access: 'public',
  summary: 'One researcher',
  input: z.object({ id, ...ignoredIdentity }),
  output: researcherDetail,
  errors: [RESEARCHER_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
});
