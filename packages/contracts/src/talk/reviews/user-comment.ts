import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { ACCOUNT_GUARANTEED, ACCOUNT_GUARANTEES } from '../../library-system/patron-block-errors.ts';
import { AUTHOR_BLOCKED, PUBLISHING_NOT_FOR_CHILDREN, WORDS_NOT_ALLOWED } from '../moderation/errors.ts';
import { REVIEW_TEXT_MISSING } from './errors.ts';
import { MAX_REVIEW, ownReviewSchema, stars } from './review.ts';

/** Writes the reader's review of a work, or replaces it. Others see it, and its stars count, when staff have approved it. */
export const userComment = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/userComment',
  origin: 'spec',
  access: 'patron',
  summary: 'Writes a review of a work',
  input: z.object({ recordId: id, stars, content: sharedLines(MAX_REVIEW), ...ignoredIdentity }),
  output: ownReviewSchema,
  errors: [
    BIB_NOT_FOUND,
    REVIEW_TEXT_MISSING,
    WORDS_NOT_ALLOWED,
    AUTHOR_BLOCKED,
    PUBLISHING_NOT_FOR_CHILDREN,
    ACCOUNT_GUARANTEED,
    ACCOUNT_GUARANTEES,
    PATRON_NOT_FOUND,
    ILS_UNAVAILABLE,
  ],
  rateLimit: { max: 20, windowSeconds: 60 },
});
