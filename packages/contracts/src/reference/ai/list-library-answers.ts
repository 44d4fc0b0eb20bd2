import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, text } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { libraryAnswer, MAX_WORDING } from './library-answer.ts';

/** The library's own questions and answers with drafts and those of other days, the one that changed last first. */
export const listLibraryAnswers = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/listLibraryAnswers',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: "The library's own questions and answers",
  input: z.object({
    ...paging,
    /** Words of a wording or an answer, in any case; all without. */
    words: text(MAX_WORDING).default(''),
  }),
  output: z.object({
    total: z.int(),
    answers: z.array(
      libraryAnswer.omit({ texts: true }).extend({
        /** The first wording, in the language of staff where there is one. */
        question: z.string(),
        language: z.enum(LANGUAGES),
        /** Wordings in all languages. */
        wordings: z.int(),
        languages: z.array(z.enum(LANGUAGES)),
      }),
    ),
  }),
  errors: [],
});
