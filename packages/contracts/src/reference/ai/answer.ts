import * as z from 'zod';
import { FILTERS } from '../../discovery/search/search-state.ts';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { flag, listOf } from '../../kernel/fields.ts';
import { ANSWER_UNDER_WAY, ASSISTANT_BUSY, ASSISTANT_CLOSED } from './errors.ts';
import { questionText } from './question-text.ts';

/** Answers a question, line by line (answer-lines.ts). It stops when the reader leaves. */
export const answer = rawEndpoint({
  methods: ['POST'],
  path: '/find/ai/answer',
  origin: 'spec',
  access: 'patron',
  summary: 'An answer of the assistant, as lines of JSON',
  reply: 'stream',
  contentTypes: ['application/x-ndjson; charset=utf-8'],
  input: z.object({
    content: questionText,
    /** The last question is asked again: its answer takes the place of the one before. */
    reAsk: flag.default(false),
    /** Filters that were read out of the question and that the reader took away. */
    without: listOf(z.enum(FILTERS), FILTERS.length).default([]),
    /** The question stands for itself: what was said before is not looked at. */
    alone: flag.default(false),
  }),
  errors: [ASSISTANT_CLOSED, ASSISTANT_BUSY, ANSWER_UNDER_WAY],
  rateLimit: { max: 20, windowSeconds: 60 },
});
