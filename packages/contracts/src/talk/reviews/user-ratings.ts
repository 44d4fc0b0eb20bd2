import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { ACCOUNT_GUARANTEED, ACCOUNT_GUARANTEES } from '../../library-system/patron-block-errors.ts';
import { AUTHOR_BLOCKED, PUBLISHING_NOT_FOR_CHILDREN } from '../moderation/errors.ts';
import { REVIEW_STATES, scoreSchema, stars } from './review.ts';

/**
 * Gives a work stars, or changes them. Stars alone count at once. A text that the reader wrote about the work stays, and its stars count
 * when it is open.
 */
export const userRatings = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/userRatings',
  origin: 'spec',
  access: 'patron',
  summary: 'Gives a work one to five stars',
  input: z.object({ recordId: id, stars, ...ignoredIdentity }),
  output: z.object({ state: z.enum(REVIEW_STATES), score: scoreSchema }),
  errors: [
    BIB_NOT_FOUND,
    AUTHOR_BLOCKED,
    PUBLISHING_NOT_FOR_CHILDREN,
    ACCOUNT_GUARANTEED,
    ACCOUNT_GUARANTEES,
    PATRON_NOT_FOUND,
    ILS_UNAVAILABLE,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
