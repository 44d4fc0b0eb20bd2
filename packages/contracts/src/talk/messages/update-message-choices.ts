import { endpoint } from '../../kernel/endpoint.ts';
import { messageChoicesSchema, shownChoicesSchema } from './message-choices.ts';

/** Changes how and when the reader wants to be told, for messages from now on. */
export const updateMessageChoices = endpoint({
  methods: ['POST'],
  path: '/find/lspNotice/updateChoices',
  origin: 'ours',
  access: 'patron',
  summary: 'Change how the reader wants to be told',
  input: messageChoicesSchema,
  output: shownChoicesSchema,
  errors: [],
});
