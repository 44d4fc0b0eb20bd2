import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import {
  LIBRARY_ANSWER_CHANGED,
  LIBRARY_ANSWER_DATES_REVERSED,
  LIBRARY_ANSWER_INCOMPLETE,
  LIBRARY_ANSWER_LIMIT_REACHED,
  LIBRARY_ANSWER_NOT_FOUND,
} from './errors.ts';
import { libraryAnswer, libraryAnswerFacts } from './library-answer.ts';

/** Adds a question with its answer, or changes one whole. A language with neither wordings nor answer is left out. */
export const putLibraryAnswer = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/putLibraryAnswer',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: "Add or change one of the library's own answers",
  input: z.object({
    /** A new answer without it. */
    id: id.optional(),
    /** That of the answer as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...libraryAnswerFacts,
  }),
  output: libraryAnswer,
  errors: [
    LIBRARY_ANSWER_NOT_FOUND,
    LIBRARY_ANSWER_INCOMPLETE,
    LIBRARY_ANSWER_DATES_REVERSED,
    LIBRARY_ANSWER_CHANGED,
    LIBRARY_ANSWER_LIMIT_REACHED,
  ],
});
