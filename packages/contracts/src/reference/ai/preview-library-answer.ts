import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { libraryAnswerText } from './library-answer.ts';

/** The text of an answer as it would be kept. Nothing is stored. */
export const previewLibraryAnswer = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/previewLibraryAnswer',
  origin: 'ours',
  access: { staff: 'assistant.answers' },
  summary: "One of the library's own answers as readers would see it",
  input: z.object({ text: libraryAnswerText }),
  output: z.object({ text: z.string() }),
  errors: [],
});
