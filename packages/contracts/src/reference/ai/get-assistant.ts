import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Parts of a question's context that may leave the house. */
export const SENT_PARTS = ['question', 'talk', 'records', 'loans', 'hours'] as const;

/** What panel and page show before the first question. */
export const getAssistant = endpoint({
  methods: ['GET'],
  path: '/find/ai/getAssistant',
  origin: 'ours',
  access: 'public',
  summary: 'The assistant of the library',
  input: z.object({}),
  output: z.object({
    panel: z.boolean(),
    page: z.boolean(),
    /** Six at most, in the language of the request. */
    samples: z.array(z.string()),
    /** What leaves the house and to whom; null where the library asks no model outside. */
    sent: z.object({ to: z.string(), parts: z.array(z.enum(SENT_PARTS)) }).nullable(),
  }),
  errors: [],
});
