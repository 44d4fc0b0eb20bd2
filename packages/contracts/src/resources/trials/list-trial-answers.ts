import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';

/** What readers think of a trial, also of one that is over; the newest first. */
export const listTrialAnswers = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/trialAnswers',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'What readers think of a trial',
  input: z.object({ id, ...paging }),
  output: z.object({
    total: z.int(),
    answers: z.array(
      z.object({
        answeredAt: z.string(),
        /** Empty where the reader did not agree, or the library system does not say. */
        name: z.string(),
        /** A question that was deleted since then is empty. */
        answers: z.array(z.object({ question: z.string(), text: z.string() })),
      }),
    ),
  }),
  errors: [ERESOURCE_NOT_FOUND],
});
