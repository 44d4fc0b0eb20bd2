import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { reviewedAnswer } from './reviewed-answer.ts';

/** Answers that were not liked, questions that nobody knew an answer for, and those of both that staff have looked at. */
export const REVIEW_LISTS = ['disliked', 'unknown', 'reviewed'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

/**
 * Answers that staff look at, the newest first: without their readers, with what names people masked. Questions about the reader's account,
 * and about other readers, are not among them.
 */
export const listAnswersToReview = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/listAnswersToReview',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: 'Answers of the assistant that staff look at',
  input: z.object({ ...paging, list: z.enum(REVIEW_LISTS).default('disliked') }),
  output: z.object({
    total: z.int(),
    /** How many wait in each list. */
    waiting: z.object({ disliked: z.int(), unknown: z.int() }),
    answers: z.array(reviewedAnswer),
  }),
  errors: [],
});
