import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, wholeNumber } from '../../kernel/fields.ts';
import { MOST_MODELS } from '../../people/tenant/assistant-settings.ts';
import { answerLineSchema } from './answer-lines.ts';
import { MODEL_NOT_FOUND } from './errors.ts';
import { questionText } from './question-text.ts';

/**
 * Asks the assistant as a made-up reader without an account, also while readers do not have it. Nothing is kept but the tokens that it
 * used.
 */
export const tryQuestion = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/tryQuestion',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Ask the assistant on trial',
  input: z.object({
    question: questionText,
    /** The place of a model in the list, from 0; without it the portal answers itself. */
    place: wholeNumber(0, MOST_MODELS - 1).optional(),
    /** The library's own answers come first, as for readers. */
    withLibraryAnswers: flag.default(true),
  }),
  output: z.object({
    /** As a reader would get them. */
    lines: z.array(answerLineSchema),
    /** What the answerer looked up, in order; `input` as JSON. `isRefused`: it was told nothing. */
    tools: z.array(z.object({ name: z.string(), input: z.string(), isRefused: z.boolean() })),
    /** Each request to a model: the texts that the requests before did not have. */
    requests: z.array(
      z.object({
        /** Host and name of the model. */
        to: z.string(),
        /** It stays on hosts of the installation. */
        isInside: z.boolean(),
        texts: z.array(
          z.object({ from: z.enum(['instructions', 'reader', 'model', 'tools']), text: z.string() }),
        ),
        inputTokens: z.int(),
        outputTokens: z.int(),
        currency: z.string(),
        /** In millionths of the currency. */
        costMicros: z.int(),
      }),
    ),
    /** Milliseconds until the first words, and until the end. */
    firstMs: z.int(),
    wholeMs: z.int(),
  }),
  errors: [MODEL_NOT_FOUND],
  rateLimit: { max: 10, windowSeconds: 60 },
});
