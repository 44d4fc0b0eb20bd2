import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { requiredLines } from '../../kernel/shared-text.ts';
import { FEEDBACK_NOT_FOUND } from './errors.ts';

/** Characters of an answer of the library. */
export const ANSWER_LENGTH = 1000;

/** Answers feedback of a reader, who is told. */
export const answerFeedback = endpoint({
  methods: ['POST'],
  path: '/oga/staff/feedback/answer',
  origin: 'ours',
  access: { staff: 'feedback.answer' },
  summary: 'Answer feedback of a reader',
  input: z.object({ id, text: requiredLines(ANSWER_LENGTH) }),
  output: z.object({ messageId: z.string() }),
  errors: [FEEDBACK_NOT_FOUND],
});
