import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Days that are counted, today among them. */
export const COUNTED_DAYS = 31;

/** Questions and answers by day, of those that are kept: what readers erased is not counted. */
export const countAnswers = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/countAnswers',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: 'Questions to the assistant by day',
  input: z.object({}),
  output: z.object({
    /** The newest first; days without questions are left out. */
    days: z.array(
      z.object({
        /** In the time zone of the library. */
        day: z.string(),
        questions: z.int(),
        known: z.int(),
        unknown: z.int(),
        up: z.int(),
        down: z.int(),
        library: z.int(),
        builtIn: z.int(),
        model: z.int(),
      }),
    ),
  }),
  errors: [],
});
