import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { REVIEW_NOT_FOUND } from './errors.ts';

/** Asks staff to look at a review that others see. It stays to be seen until they decide. */
export const reportComment = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/report',
  origin: 'ours',
  access: 'patron',
  summary: 'Reports a review to the staff',
  input: z.object({ commentId: id, reason: requiredSharedText(300) }),
  output: z.object({ reported: z.boolean() }),
  errors: [REVIEW_NOT_FOUND],
  rateLimit: { max: 10, windowSeconds: 60 },
});
