import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { FEEDBACK_NOT_FOUND } from './errors.ts';
import { feedbackText } from './feedback.ts';

/** Adds to a conversation of the reader, which then waits for the library again. */
export const continueFeedback = endpoint({
  methods: ['POST'],
  path: '/find/feedback/continue',
  origin: 'ours',
  access: 'patron',
  summary: 'Add to feedback',
  input: z.object({ id, text: feedbackText }),
  output: z.object({ messageId: z.string() }),
  errors: [FEEDBACK_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 600 },
});
