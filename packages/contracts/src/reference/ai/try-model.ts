import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { MOST_MODELS } from '../../people/tenant/assistant-settings.ts';
import { MODEL_NOT_FOUND } from './errors.ts';

/** What came of a trial. `settings`: key, model or address are wrong. `noTools`: it answers, and cannot call tools. */
export const TRIAL_ENDS = ['works', 'noTools', 'refused', 'settings', 'away'] as const;

/** Asks a model that is set a fixed question, which has nothing of the library. */
export const tryModel = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/tryModel',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Try a language model',
  input: z.object({
    /** Its place in the list, from 0. */
    place: wholeNumber(0, MOST_MODELS - 1),
  }),
  output: z.object({
    end: z.enum(TRIAL_ENDS),
    /** What went wrong, for those who run the server: a status, a limit; never words of the provider. */
    why: z.string(),
    /** Milliseconds until the first piece of the reply, and until its end. */
    firstMs: z.int(),
    wholeMs: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
  }),
  errors: [MODEL_NOT_FOUND],
  rateLimit: { max: 10, windowSeconds: 60 },
});
