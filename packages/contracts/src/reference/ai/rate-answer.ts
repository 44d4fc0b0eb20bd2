import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ANSWER_NOT_FOUND } from './errors.ts';

/** Thumbs of the reader for an answer; null takes them back. Staff look at answers that were not liked, without the reader's name. */
export const rateAnswer = endpoint({
  methods: ['POST'],
  path: '/find/ai/rateAnswer',
  origin: 'ours',
  access: 'patron',
  summary: 'Rate an answer of the assistant',
  input: z.object({ answerId: id, rating: z.enum(['up', 'down']).nullable() }),
  output: z.object({ rating: z.enum(['up', 'down']).nullable() }),
  errors: [ANSWER_NOT_FOUND],
});
