import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { LIBRARY_ANSWER_NOT_FOUND } from './errors.ts';

/** Removes one of the library's own answers. */
export const removeLibraryAnswer = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/removeLibraryAnswer',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: "Remove one of the library's own answers",
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [LIBRARY_ANSWER_NOT_FOUND],
});
