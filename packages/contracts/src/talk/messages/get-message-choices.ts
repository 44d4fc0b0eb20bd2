import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { shownChoicesSchema } from './message-choices.ts';

/** How and when the reader wants to be told, and which ways reach the reader now. */
export const getMessageChoices = endpoint({
  methods: ['GET'],
  path: '/find/lspNotice/choices',
  origin: 'ours',
  access: 'patron',
  summary: 'How the reader wants to be told',
  input: z.object({}),
  output: shownChoicesSchema,
  errors: [],
});
