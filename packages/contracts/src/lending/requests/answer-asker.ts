import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { REQUEST_MOVED_ON } from '../../library-system/desk-errors.ts';
import { askedSchema } from './asked-view.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { COPY_PROMISED } from './hand-over-errors.ts';

/** The reader who has the copy says yes or no to the reader who asks for it, with words such as where to meet. */
export const answerAsker = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/answerRequest',
  origin: 'ours',
  access: 'patron',
  summary: 'Says yes or no to another reader who asks for a copy',
  input: z.object({ requestId: id, accept: flag, comments: sharedText(300).default('') }),
  output: askedSchema,
  errors: [REQUEST_NOT_FOUND, REQUEST_MOVED_ON, COPY_PROMISED],
});
