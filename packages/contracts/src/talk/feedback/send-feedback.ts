import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { attachedFacts, feedbackText } from './feedback.ts';

/** Tells the library about a problem, or what is wrong in a record: `recordId` then names it. */
export const sendFeedback = endpoint({
  methods: ['POST'],
  path: '/find/feedback/send',
  origin: 'ours',
  access: 'patron',
  summary: 'Send feedback to the library',
  input: z.object({
    text: feedbackText,
    recordId: z.union([id, z.literal('')]).default(''),
    ...attachedFacts,
  }),
  output: z.object({ id: z.string() }),
  errors: [],
  rateLimit: { max: 10, windowSeconds: 600 },
});
