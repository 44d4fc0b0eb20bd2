import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { feedbackCounts, feedbackListInput, feedbackSchema } from './feedback.ts';

/** The reader's conversations with the library, the last changed first. */
export const listFeedback = endpoint({
  methods: ['POST'],
  path: '/find/feedback/list',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's feedback",
  input: z.object(feedbackListInput),
  output: z.object({ total: z.int(), counts: feedbackCounts, feedback: z.array(feedbackSchema) }),
  errors: [],
});
