import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { feedbackCounts, feedbackListInput, feedbackSchema } from './feedback.ts';

export const deskFeedbackSchema = feedbackSchema.extend({
  /** Who wrote it; empty texts where the reader has left. */
  reader: z.object({ primaryId: z.string(), name: z.string() }),
  /** Who answered last; empty while nobody did. */
  answeredBy: z.string(),
});
export type DeskFeedback = z.infer<typeof deskFeedbackSchema>;

/** The feedback of all readers: what waits for an answer first sent first, all else last changed first. */
export const listDeskFeedback = endpoint({
  methods: ['POST'],
  path: '/oga/staff/feedback/list',
  origin: 'ours',
  access: { staff: 'feedback.answer' },
  summary: 'Feedback of readers',
  input: z.object(feedbackListInput),
  output: z.object({ total: z.int(), counts: feedbackCounts, feedback: z.array(deskFeedbackSchema) }),
  errors: [],
});
