import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { messageSchema } from './message-view.ts';

/** The reader's messages, newest first, and how many of all are unread. */
export const getMessages = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/lspNotice/getMsg',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's messages",
  input: z.object({
    /** Read (1) or unread (0) ones only; all if absent. */
    readFlag: z.enum(['0', '1']).optional(),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), unread: z.int(), messages: z.array(messageSchema) }),
  errors: [],
});
