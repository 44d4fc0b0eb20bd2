import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { REVIEW_NOT_FOUND } from './errors.ts';

/** Deletes a review of the reader with its stars. */
export const delMyComment = endpoint({
  methods: ['GET'],
  path: '/find/findUserEvaluation/delMyComment',
  origin: 'spec',
  access: 'patron',
  summary: 'Deletes a review of the reader',
  input: z.object({ commentId: id, ...ignoredIdentity }),
  output: z.object({ deleted: z.int() }),
  errors: [REVIEW_NOT_FOUND],
});
