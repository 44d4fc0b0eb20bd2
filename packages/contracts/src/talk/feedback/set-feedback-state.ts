import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { FEEDBACK_NOT_FOUND } from './errors.ts';
import { FEEDBACK_STATES } from './feedback.ts';

/** Says where feedback stands: somebody works on it, or it needs no answer. */
export const setFeedbackState = endpoint({
  methods: ['POST'],
  path: '/oga/staff/feedback/state',
  origin: 'ours',
  access: { staff: 'feedback.answer' },
  summary: 'Say where feedback stands',
  input: z.object({ id, state: z.enum(FEEDBACK_STATES) }),
  output: z.object({ state: z.enum(FEEDBACK_STATES) }),
  errors: [FEEDBACK_NOT_FOUND],
});
