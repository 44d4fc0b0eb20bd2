import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, listOf } from '../../kernel/fields.ts';
import { MOST_MESSAGES } from './message-view.ts';

/**
 * Marks messages as read or unread; ids of others are passed over. The specification has both methods; pages use POST, because a GET should
 * change nothing.
 */
export const updateReadFlag = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/lspNotice/updateReadFlag',
  origin: 'spec',
  access: 'patron',
  summary: 'Marks messages as read or unread',
  input: z.object({
    /** All messages if absent. */
    msgIds: listOf(id, MOST_MESSAGES).optional(),
    readFlag: z.enum(['0', '1']).default('1'),
    ...ignoredIdentity,
  }),
  /** How many are unread now. */
  output: z.object({ unread: z.int() }),
  errors: [],
});
