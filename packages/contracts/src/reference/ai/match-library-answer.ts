import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { questionText } from './question-text.ts';

/** Which of the library's own answers a question would get today, and how near others are. Nothing is kept. */
export const matchLibraryAnswer = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/matchLibraryAnswer',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: "Which of the library's own answers a question gets",
  input: z.object({ question: questionText }),
  output: z.object({
    /** The one that answers; null where the catalogue or a model does. */
    answeredBy: z.string().nullable(),
    /** The question seeks works or the reader's account: then only the same words are answered by the library. */
    needsSameWords: z.boolean(),
    /** From 0 to 1: as near a wording must be. */
    threshold: z.number(),
    /** The nearest first, three at most. */
    near: z.array(
      z.object({ id: z.string(), wording: z.string(), language: z.enum(LANGUAGES), nearness: z.number() }),
    ),
  }),
  errors: [],
});
