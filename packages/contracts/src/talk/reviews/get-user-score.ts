import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, listOf } from '../../kernel/fields.ts';
import { scoreSchema } from './review.ts';

/** How readers rate works: average and spread for each record, also for those that nobody rated. */
export const getUserScore = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/getUserScore',
  origin: 'spec',
  access: 'public',
  summary: 'How readers rate works',
  input: z.object({ recordIds: listOf(id, 100), ...ignoredIdentity }),
  output: z.array(scoreSchema.extend({ recordId: z.string() })),
  errors: [],
});
