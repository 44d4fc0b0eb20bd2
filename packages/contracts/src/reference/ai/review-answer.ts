import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id } from '../../kernel/fields.ts';
import { ANSWER_NOT_FOUND } from './errors.ts';

/** Says that staff have looked at an answer, or puts it back among those that wait. */
export const reviewAnswer = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/reviewAnswer',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: 'Mark an answer of the assistant as reviewed',
  input: z.object({ answerId: id, isReviewed: flag.default(true) }),
  output: z.object({ answerId: z.string(), isReviewed: z.boolean() }),
  errors: [ANSWER_NOT_FOUND],
});
