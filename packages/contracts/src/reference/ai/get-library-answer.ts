import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { LIBRARY_ANSWER_NOT_FOUND } from './errors.ts';
import { libraryAnswer } from './library-answer.ts';

/** One of the library's own answers in all its languages, to change it. */
export const getLibraryAnswer = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/getLibraryAnswer',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: "One of the library's own answers",
  input: z.object({ id }),
  output: libraryAnswer,
  errors: [LIBRARY_ANSWER_NOT_FOUND],
});
