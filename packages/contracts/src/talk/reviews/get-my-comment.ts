import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { ownReviewSchema, REVIEW_STATES } from './review.ts';

/** The reader's own reviews with their states, the newest first. */
export const getMyComment = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/getMyComment',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's own reviews",
  input: z.object({
    /** Only the review of this work. */
    recordId: id.optional(),
    /** A code of the dictionary `commentDocCode`; empty for all types. */
    docCode: asCode(text(64)).default(''),
    state: z.enum([...REVIEW_STATES, '']).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), comments: z.array(ownReviewSchema) }),
  errors: [],
});
